import { useLingui } from '@lingui/react/macro'
import { getRouteApi, Outlet, useParams } from '@tanstack/react-router'
import type { Note } from '#src/contract/notes.ts'
import { useChanges } from '#src/ui/use-changes.ts'
import { useNow } from '#src/ui/use-now.ts'
import { useTitle } from '#src/ui/use-title.ts'
import { css } from '#styled-system/css'
import { LabelsDialog } from './labels-dialog.tsx'
import { ListPane } from './list-pane.tsx'
import { nameOf } from './name-of.ts'
import { Places } from './places.tsx'
import { useLabelActions } from './use-label-actions.ts'
import { useLabelWords } from './use-label-words.ts'
import { useNoteActions } from './use-note-actions.tsx'
import { NotesContext } from './use-notes.ts'

const route = getRouteApi('/_app/apps/notes')

/** The places of notes, their wall, and over it the note whose address it is. */
export function NotesPage() {
  const { t } = useLingui()
  const loaded = route.useLoaderData()
  const [list, run] = useChanges<readonly Note[]>(loaded.list)
  const trashed = loaded.trashed
  const labels = useLabelWords()(loaded.labels)
  const actions = { ...useNoteActions(list, trashed, run), ...useLabelActions(run) }
  const now = useNow()
  const { id } = useParams({ strict: false })
  const open = list.find(note => note.id === id)
  useTitle((open && nameOf(open)) || t`Notes`)

  return (
    <NotesContext value={{ list, trashed, labels, now, ...actions }}>
      <div className={panes}>
        <Places />
        <ListPane />
        <Outlet />
      </div>
      <LabelsDialog />
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
