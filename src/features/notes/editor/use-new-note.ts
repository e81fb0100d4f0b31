import { getRouteApi } from '@tanstack/react-router'
import type { NoteFields } from '#src/features/notes/use-note-actions.tsx'
import { useNotes } from '#src/features/notes/use-notes.ts'
import { type Press, useSingleAction } from '#src/ui/button/use-single-action.ts'

const route = getRouteApi('/_app/apps/notes')

/** Creates notes. A note created in the view of a label gets this label. */
export function useNewNote() {
  const { create } = useNotes()
  const { label } = route.useSearch()
  const navigate = route.useNavigate()
  const once = useSingleAction()

  const add = (fields: NoteFields) =>
    create({ ...fields, labels: label === undefined ? [] : [{ id: label, title: '' }] })

  /** Creates a note and opens it. Resolves to `undefined` if it failed, or if the press was ignored. */
  const open = (fields?: NoteFields, press?: Press) => once(() => addAndOpen(fields), press)

  async function addAndOpen(fields: NoteFields = {}) {
    const note = await add(fields)
    if (!note) return undefined
    await navigate({
      to: '/apps/notes/$id',
      params: { id: note.id },
      // A view that shows the note: a new note is neither archived nor in the trash.
      search: { label },
      resetScroll: false,
    })
    return note
  }

  return { add, open }
}
