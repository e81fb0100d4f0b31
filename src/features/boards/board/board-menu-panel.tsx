import {
  ArchiveBoxIcon,
  ArrowDownTrayIcon,
  PencilSquareIcon,
  PrinterIcon,
  TableCellsIcon,
  TrashIcon,
} from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useExport } from '#src/features/boards/export/use-export.ts'
import { api } from '#src/features/boards/load-boards.ts'
import { useBoard } from '#src/features/boards/use-board.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { printPage } from '#src/ui/layout/print-page.ts'
import type { Layer } from '#src/ui/lazy/lazy-layer.tsx'
import { MenuPanel } from '#src/ui/menu/menu-panel.tsx'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'

const route = getRouteApi('/_app/apps/scrumboard/$boardId')

interface Props extends Layer {
  /** Opens the form of the board. */
  onEdit: () => void
}

/** The sheet of the menu of a board. */
export function BoardMenuPanel({ onEdit, ...layer }: Props) {
  const { t } = useLingui()
  const { board, may } = useBoard()
  const navigate = useNavigate()
  const search = route.useNavigate()
  const { downloadJson, downloadCsv } = useExport()
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

  return (
    <MenuPanel
      {...layer}
      placement="bottom-end"
      entries={[
        ...(may.edit ? [{ label: t`Change the board`, icon: <PencilSquareIcon />, run: onEdit }] : []),
        {
          label: t`Archived cards`,
          icon: <ArchiveBoxIcon />,
          run: () => void search({ search: previous => ({ ...previous, archive: true }) }),
        },
        { label: t`Print the board`, icon: <PrinterIcon />, run: printPage },
        {
          label: t`Export for a spreadsheet (CSV)`,
          icon: <TableCellsIcon />,
          run: () => void downloadCsv(),
        },
        { label: t`Export as JSON`, icon: <ArrowDownTrayIcon />, run: downloadJson },
        ...(may.edit
          ? [
              'separator' as const,
              { label: t`Delete the board`, icon: <TrashIcon />, danger: true, run: () => void remove() },
            ]
          : []),
      ]}
    />
  )
}
