import { useLingui } from '@lingui/react/macro'
import { type KeyboardShortcut, useKeyboardShortcuts } from '#src/ui/keyboard/keyboard-shortcuts.ts'
import type { Selection } from './use-selection.ts'

interface Options {
  selection: Selection
  /** Moves the focus by this number of rows. */
  step: (by: number) => void
  /** Selects the active row, or deselects it. */
  toggle?: () => void
  /** Deletes the target rows. */
  remove?: (() => void) | undefined
  /** The id of the search field. */
  searchId: string
  /** The keys of this screen. A key that the list has too is replaced. */
  keys: readonly KeyboardShortcut[]
}

/** Registers the keys of a list screen: J, K, X, Delete, /, Escape and those of the screen. */
export function useListKeys({ selection, step, toggle, remove, searchId, keys }: Options) {
  const { t } = useLingui()

  useKeyboardShortcuts([
    { keys: '/', label: t`Search`, run: () => document.getElementById(searchId)?.focus() },
    { keys: 'j', label: t`Next in the list`, run: () => step(1) },
    { keys: 'k', label: t`Previous in the list`, run: () => step(-1) },
    ...(toggle ? [{ keys: 'x', label: t`Select or deselect`, run: toggle }] : []),
    ...(remove
      ? [
          { keys: 'Delete', label: t`Delete`, run: remove },
          { keys: '#', label: t`Delete`, run: remove },
        ]
      : []),
    ...(selection.isActive ? [{ keys: 'Escape', label: t`Clear the selection`, run: selection.clear }] : []),
    ...keys,
  ])
}
