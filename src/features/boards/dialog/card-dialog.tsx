import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { wasRemoved } from '#src/device/removed.ts'
import { useBoard } from '#src/features/boards/use-board.ts'
import { NoResultsScene } from '#src/ui/art/scenes/no-results.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { CardEditor } from './card-editor.tsx'

const route = getRouteApi('/_app/apps/scrumboard/$boardId/card/$cardId')

/** The card that the address names, over its board. */
export function CardDialog() {
  const { t } = useLingui()
  const { boardId, cardId } = route.useParams()
  const navigate = route.useNavigate()
  const { cards } = useBoard()
  const card = cards.find(({ id }) => id === cardId)
  const board = {
    to: '/apps/scrumboard/$boardId',
    params: { boardId },
    search: true,
    resetScroll: false,
  } as const
  const close = () => void navigate(board)

  if (!card && wasRemoved(cardId)) return <Navigate {...board} replace />
  if (!card)
    return (
      <Dialog open onOpenChange={close} title={t`Card`}>
        <EmptyState scene={<NoResultsScene />} title={<Trans>This card is not here</Trans>}>
          <Trans>The card may have been deleted, here or in another window.</Trans>
        </EmptyState>
      </Dialog>
    )

  return <CardEditor key={cardId} card={card} onClose={close} />
}
