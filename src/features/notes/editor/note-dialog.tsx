import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { wasRemoved } from '#src/device/removed.ts'
import { useNotes } from '#src/features/notes/use-notes.ts'
import { NoResultsScene } from '#src/ui/art/scenes/no-results.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { NoteEditor } from './note-editor.tsx'

const route = getRouteApi('/_app/apps/notes/$id')

/** The note that the address names, over the list. */
export function NoteDialog() {
  const { t } = useLingui()
  const { id } = route.useParams()
  const navigate = route.useNavigate()
  const { list } = useNotes()
  const note = list.find(entry => entry.id === id)
  const close = () => navigate({ to: '/apps/notes', search: true, resetScroll: false })

  if (!note && wasRemoved(id)) return <Navigate to="/apps/notes" search={true} resetScroll={false} replace />
  if (!note)
    return (
      <Dialog open onOpenChange={close} title={t`Note`}>
        <EmptyState scene={<NoResultsScene />} title={<Trans>This note is not here</Trans>}>
          <Trans>The note may have been deleted, here or in another window.</Trans>
        </EmptyState>
      </Dialog>
    )

  return <NoteEditor key={id} note={note} onClose={close} />
}
