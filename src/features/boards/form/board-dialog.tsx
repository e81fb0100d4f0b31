import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { BoardRow } from '#src/contract/shared/board-rows.ts'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'

interface Props {
  open: boolean
  onClose: () => void
  /** The board to change; a new one without it. */
  board?: BoardRow
  onCreated?: (id: string) => void
}

const BoardForm = lazyWithRetry(() => import('./board-form.tsx').then(module => module.BoardForm))

/** Creates a board, or changes its title, text, icon and members. */
export const BoardDialog = ({ open, onClose, board, onCreated }: Props) => (
  <Dialog
    open={open}
    onOpenChange={onClose}
    title={board ? <Trans>Change the board</Trans> : <Trans>New board</Trans>}
  >
    <Suspense fallback={<SkeletonRows />}>
      <BoardForm board={board} onClose={onClose} onCreated={onCreated} />
    </Suspense>
  </Dialog>
)
