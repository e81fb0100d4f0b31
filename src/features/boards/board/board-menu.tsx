import { EllipsisHorizontalIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useBoard } from '#src/features/boards/use-board.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { LazyLayer } from '#src/ui/lazy/lazy-layer.tsx'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

const BoardMenuPanel = lazyWithRetry(() =>
  import('./board-menu-panel.tsx').then(module => module.BoardMenuPanel),
)

const BoardDialog = lazyWithRetry(() =>
  import('#src/features/boards/form/board-dialog.tsx').then(module => module.BoardDialog),
)

/** What can be done with the board as a whole. */
export function BoardMenu() {
  const { t } = useLingui()
  const { board } = useBoard()
  const [isChanging, setIsChanging] = useState(false)
  return (
    <>
      <LazyLayer
        popup="menu"
        preload={BoardMenuPanel.preload}
        trigger={
          <IconButton label={t`More actions for the board`}>
            <EllipsisHorizontalIcon />
          </IconButton>
        }
      >
        {layer => <BoardMenuPanel onEdit={() => setIsChanging(true)} {...layer} />}
      </LazyLayer>
      <LazyMount open={isChanging}>
        <BoardDialog board={board} open={isChanging} onClose={() => setIsChanging(false)} />
      </LazyMount>
    </>
  )
}
