import { EllipsisHorizontalIcon, PencilSquareIcon, TrashIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { BoardDialog } from '#src/features/boards/form/board-dialog.tsx'
import { api } from '#src/features/boards/load-boards.ts'
import { useBoard } from '#src/features/boards/use-board.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { Menu } from '#src/ui/overlay/menu.tsx'

/** What can be done with the board as a whole. */
export function BoardMenu() {
  const { t } = useLingui()
  const { board, may } = useBoard()
  const [isChanging, setIsChanging] = useState(false)
  const navigate = useNavigate()
  const confirm = useConfirm()

  async function remove() {
    const isSure = await confirm({
      title: t`Delete the board “${{ title: board.title }}”?`,
      text: t`Its lists and cards go with it. It cannot be taken back.`,
      action: t`Delete the board`,
      danger: true,
    })
    if (!isSure) return
    // The board is left first: its screen cannot be loaded again without it.
    await navigate({ to: '/apps/scrumboard' })
    await withErrorToast(() => api.remove({ query: { id: board.id } }))
  }

  if (!may.edit) return null
  return (
    <>
      <Menu
        placement="bottom-end"
        trigger={
          <IconButton label={t`More actions for the board`}>
            <EllipsisHorizontalIcon />
          </IconButton>
        }
        entries={[
          { label: t`Change the board`, icon: <PencilSquareIcon />, run: () => setIsChanging(true) },
          'separator',
          { label: t`Delete the board`, icon: <TrashIcon />, danger: true, run: () => void remove() },
        ]}
      />
      <BoardDialog board={board} open={isChanging} onClose={() => setIsChanging(false)} />
    </>
  )
}
