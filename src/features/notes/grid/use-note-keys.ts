import { useLingui } from '@lingui/react/macro'
import type { Note } from '#src/contract/notes.ts'
import { useNewNote } from '#src/features/notes/editor/use-new-note.ts'
import { useNotes } from '#src/features/notes/use-notes.ts'
import type { List } from '#src/ui/lists/use-list.ts'
import { useListKeys } from '#src/ui/lists/use-list-keys.ts'
import { bulkLabelsId } from './notes-bulk-actions.tsx'
import { searchId } from './notes-head.tsx'

/** The keyboard shortcuts of the screen. They apply to the selected notes, else to the active one. */
export function useNoteKeys(notes: readonly Note[], list: List) {
  const { t } = useLingui()
  const { update, archive, remove } = useNotes()
  const { open } = useNewNote()
  const { selection, focus, targetIds } = list
  const { activeId } = focus
  const targets = notes.filter(({ id }) => targetIds.includes(id))

  function label() {
    if (selection.ids.length === 0 && activeId !== undefined) selection.replace([activeId])
    requestAnimationFrame(() => document.getElementById(bulkLabelsId)?.click())
  }

  useListKeys({
    selection,
    step: focus.step,
    toggle: () => activeId !== undefined && selection.toggle(activeId),
    remove: () => list.remove(remove),
    searchId,
    keys: [
      { keys: 'n', label: t`New note`, run: () => void open() },
      {
        keys: 'p',
        label: t`Pin or unpin`,
        run: () => void update(targetIds, { pinned: !targets.every(note => note.pinned) }),
      },
      { keys: 'l', label: t`Change labels`, run: label },
      {
        keys: 'e',
        label: t`Archive, or take back`,
        run: () => list.remove(ids => archive(ids, !targets.every(note => note.archived))),
      },
    ],
  })
}
