import { useLingui } from '@lingui/react/macro'
import type { Note } from '#src/contract/notes.ts'
import { useNewNote } from '#src/features/notes/editor/use-new-note.ts'
import { useNotes } from '#src/features/notes/use-notes.ts'
import { useKeyboardShortcuts } from '#src/ui/keyboard/keyboard-shortcuts.ts'
import type { Selection } from '#src/ui/list/use-selection.ts'
import { bulkLabelsId } from './bulk-bar.tsx'
import { cardIdOf } from './note-card.tsx'
import { searchId } from './page-head.tsx'

interface Options {
  notes: readonly Note[]
  /** The note that has, or last had, the focus. */
  activeId: string | undefined
  selection: Selection
}

/** The keys of the screen. They mean the chosen notes, else the one with the focus. */
export function useKeys({ notes, activeId, selection }: Options) {
  const { t } = useLingui()
  const { update, archive, remove } = useNotes()
  const { open } = useNewNote()
  const at = notes.findIndex(({ id }) => id === activeId)
  const active = notes[at]
  const ids = selection.ids.length > 0 ? selection.ids : active ? [active.id] : []
  const meant = notes.filter(({ id }) => ids.includes(id))
  const isChoosing = selection.isSelecting || selection.ids.length > 0

  const focus = (note: Note | undefined) => note && document.getElementById(cardIdOf(note.id))?.focus()
  const step = (by: number) => focus(notes[active ? at + by : 0])

  /** What goes away hands the focus on. */
  function leave(act: (ids: readonly string[]) => unknown) {
    if (ids.length === 0) return
    focus(notes.find(({ id }, index) => index > at && !ids.includes(id)) ?? notes[at - 1])
    selection.clear()
    void act(ids)
  }

  function label() {
    if (selection.ids.length === 0 && active) selection.choose([active.id])
    requestAnimationFrame(() => document.getElementById(bulkLabelsId)?.click())
  }

  const removeNotes = () => leave(remove)

  useKeyboardShortcuts([
    { keys: 'n', label: t`New note`, run: () => void open() },
    { keys: '/', label: t`Search`, run: () => document.getElementById(searchId)?.focus() },
    { keys: 'j', label: t`Next note`, run: () => step(1) },
    { keys: 'k', label: t`Previous note`, run: () => step(-1) },
    { keys: 'x', label: t`Select or leave out`, run: () => active && selection.toggle(active.id) },
    {
      keys: 'p',
      label: t`Pin or unpin`,
      run: () => void update(ids, { pinned: !meant.every(note => note.pinned) }),
    },
    { keys: 'l', label: t`Change labels`, run: label },
    {
      keys: 'e',
      label: t`Archive, or take back`,
      run: () => leave(all => archive(all, !meant.every(note => note.archived))),
    },
    { keys: '#', label: t`Delete`, run: removeNotes },
    { keys: 'Delete', label: t`Delete`, run: removeNotes },
    ...(isChoosing ? [{ keys: 'Escape', label: t`Clear the selection`, run: selection.clear }] : []),
  ])
}
