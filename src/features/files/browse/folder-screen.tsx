import { useLingui } from '@lingui/react/macro'
import { Outlet } from '@tanstack/react-router'
import { useCan } from '#src/api/rights.ts'
import type { FolderData, ListedItem } from '#src/features/files/load-files.ts'
import { useTransferActions } from '#src/features/files/transfer/use-transfer-actions.ts'
import { useTransferDialog } from '#src/features/files/transfer/use-transfer-dialog.tsx'
import { useFileActions } from '#src/features/files/use-file-actions.ts'
import { FolderContext } from '#src/features/files/use-folder.ts'
import { useOptimisticMutation } from '#src/ui/feedback/use-optimistic-mutation.ts'
import { useTitle } from '#src/ui/text/use-title.ts'
import { css } from '#styled-system/css'
import { FolderMissing } from './folder-missing.tsx'
import { FolderPane } from './folder-pane.tsx'

/** A folder, and beside or over it the details that the address names. */
export const FolderScreen = ({ data }: { data: FolderData | null }) =>
  data ? <OpenFolder key={data.folderId} data={data} /> : <FolderMissing />

function OpenFolder({ data }: { data: FolderData }) {
  const { t } = useLingui()
  const [items, run] = useOptimisticMutation<readonly ListedItem[]>(data.items)
  const can = useCan()
  const may = { create: can('files', 'create'), edit: can('files', 'edit') }
  useTitle(data.path.at(-1)?.name ?? t`File manager`)

  const fileActions = useFileActions(items, run)
  const transferActions = useTransferActions({ items, query: data.query }, run)
  const { openTransfer, transferDialog } = useTransferDialog()

  return (
    <FolderContext value={{ ...data, items, may, ...fileActions, ...transferActions, openTransfer }}>
      <div className={panes}>
        <FolderPane />
        <Outlet />
      </div>
      {transferDialog}
    </FolderContext>
  )
}

const panes = css({ flex: '1', display: 'flex', minHeight: '0', _print: { display: 'block' } })
