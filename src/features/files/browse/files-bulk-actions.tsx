import {
  ArrowDownTrayIcon,
  DocumentDuplicateIcon,
  FolderArrowDownIcon,
  ShareIcon,
} from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDownload } from '#src/features/files/download/use-download.ts'
import { canShare, useShare } from '#src/features/files/download/use-share.ts'
import { useFolder } from '#src/features/files/use-folder.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { SelectionBar } from '#src/ui/lists/selection-bar.tsx'
import type { List } from '#src/ui/lists/use-list.ts'
import { useRemove } from './use-remove.ts'

/** The actions on all selected items. */
export function FilesBulkActions({ list }: { list: List }) {
  const { t } = useLingui()
  const { items, may, openTransfer } = useFolder()
  const download = useDownload()
  const share = useShare()
  const chosen = items.filter(({ id }) => list.selection.isSelected(id))
  const remove = useRemove()

  return (
    <SelectionBar
      selection={list.selection}
      label={t`Selected items`}
      hint={<Trans>Tap the items to select</Trans>}
      onDelete={may.edit ? () => list.remove(remove) : undefined}
    >
      <IconButton label={t`Download`} onClick={() => list.act(() => download(chosen))}>
        <ArrowDownTrayIcon />
      </IconButton>
      {canShare(chosen) && (
        <IconButton label={t`Share`} onClick={() => list.act(() => share(chosen))}>
          <ShareIcon />
        </IconButton>
      )}
      {may.edit && (
        <IconButton label={t`Move to…`} onClick={() => list.act(ids => openTransfer('move', ids))}>
          <FolderArrowDownIcon />
        </IconButton>
      )}
      {may.create && (
        <IconButton label={t`Copy to…`} onClick={() => list.act(ids => openTransfer('copy', ids))}>
          <DocumentDuplicateIcon />
        </IconButton>
      )}
    </SelectionBar>
  )
}
