import { useLingui } from '@lingui/react/macro'
import { Outlet, useParams } from '@tanstack/react-router'
import { useRows } from '#src/api/rows/row-cache.ts'
import type { Note } from '#src/contract/notes.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { useOptimisticMutation } from '#src/ui/feedback/use-optimistic-mutation.ts'
import { useTitle } from '#src/ui/text/use-title.ts'
import { css } from '#styled-system/css'
import { SharedDialog } from './editor/shared-dialog.tsx'
import { NotesPane } from './grid/notes-pane.tsx'
import { LabelsDialog } from './labels/labels-dialog.tsx'
import { useLabelActions } from './labels/use-label-actions.ts'
import { useLabelWords } from './labels/use-label-words.ts'
import { noteLabels, noteRows, trashedNotes } from './load-notes.ts'
import { nameOf } from './name-of.ts'
import { NotesSidebar } from './sidebar/notes-sidebar.tsx'
import { useNoteActions } from './use-note-actions.tsx'
import { NotesContext } from './use-notes.ts'

/** The sidebar, the list of notes, and over it the note that the address names. */
export function NotesPage() {
  const { t } = useLingui()
  const [list, run] = useOptimisticMutation<readonly Note[]>(useRows(noteRows))
  const trashed = useRows(trashedNotes)
  const labels = useLabelWords()(useRows(noteLabels))
  const actions = { ...useNoteActions(list, trashed, run), ...useLabelActions(run) }
  const now = useNow()
  const { id } = useParams({ strict: false })
  const open = list.find(note => note.id === id)
  useTitle((open && nameOf(open)) || t`Notes`)

  return (
    <NotesContext value={{ list, trashed, labels, now, ...actions }}>
      <div className={panes}>
        <NotesSidebar />
        <NotesPane />
        <Outlet />
      </div>
      <LabelsDialog />
      <SharedDialog />
    </NotesContext>
  )
}

const panes = css({
  flex: '1',
  display: 'flex',
  flexDirection: { base: 'column', lg: 'row' },
  minHeight: '0',
  _print: { display: 'block' },
})
