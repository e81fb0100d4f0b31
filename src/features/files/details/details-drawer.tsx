import {
  ArrowDownTrayIcon,
  DocumentDuplicateIcon,
  EllipsisHorizontalIcon,
  EyeIcon,
  FolderArrowDownIcon,
  ShareIcon,
  TrashIcon,
} from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { Navigate } from '@tanstack/react-router'
import type { OpenItem } from '#src/contract/files.ts'
import { wasRemoved } from '#src/device/removed.ts'
import { useRemove } from '#src/features/files/browse/use-remove.ts'
import { useDownload } from '#src/features/files/download/use-download.ts'
import { canShare, useShare } from '#src/features/files/download/use-share.ts'
import { folderLink } from '#src/features/files/links.ts'
import { usePreview } from '#src/features/files/preview/use-preview.ts'
import { useFileNavigation } from '#src/features/files/use-file-navigation.ts'
import { useFolder } from '#src/features/files/use-folder.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { NoResultsScene } from '#src/ui/art/scenes/no-results.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { SaveIndicator } from '#src/ui/form/save-indicator.tsx'
import { useKeyboardShortcuts } from '#src/ui/keyboard/keyboard-shortcuts.ts'
import { Menu } from '#src/ui/menu/menu.tsx'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { css } from '#styled-system/css'
import { DescriptionField } from './description-field.tsx'
import { DownloadLink } from './download-link.tsx'
import { ItemFacts } from './item-facts.tsx'
import { ItemPicture } from './item-picture.tsx'
import { NameField } from './name-field.tsx'
import { useSave } from './use-save.ts'

/** The details of the item that the address names: beside the folder from `lg`, over it on smaller screens. */
export function DetailsDrawer({ id, found }: { id: string; found: OpenItem | null }) {
  const { t } = useLingui()
  const { folderId } = useFolder()
  const { close } = useFileNavigation()
  if (found) return <OpenDetails key={found.item.id} found={found} />
  if (wasRemoved(id))
    return <Navigate {...folderLink(folderId)} search={previous => previous} resetScroll={false} replace />
  return (
    <Drawer open beside label={t`Details`} onOpenChange={close}>
      <EmptyState scene={<NoResultsScene />} title={<Trans>This file is not here</Trans>}>
        <Trans>The file may have been deleted, here or in another window.</Trans>
      </EmptyState>
    </Drawer>
  )
}

function OpenDetails({ found }: { found: OpenItem }) {
  const { t } = useLingui()
  const { item, url } = found
  const { may, openTransfer } = useFolder()
  const { close } = useFileNavigation()
  const { show } = usePreview()
  const download = useDownload()
  const share = useShare()
  const remove = useRemove()
  const { save, status } = useSave(item.id)
  const entries = [
    ...(canShare([item]) ? [{ label: t`Share`, icon: <ShareIcon />, run: () => void share([item]) }] : []),
    ...(may.edit
      ? [{ label: t`Move to…`, icon: <FolderArrowDownIcon />, run: () => openTransfer('move', [item.id]) }]
      : []),
    ...(may.create
      ? [{ label: t`Copy to…`, icon: <DocumentDuplicateIcon />, run: () => openTransfer('copy', [item.id]) }]
      : []),
  ]
  useKeyboardShortcuts([{ keys: 'Escape', label: t`Close the details`, run: close }])

  return (
    <Drawer
      open
      beside
      label={t`Details`}
      onOpenChange={close}
      tools={
        <>
          <SaveIndicator saved={status === 'saved'} failed={status === 'failed'} />
          {may.edit && (
            <IconButton label={t`Delete`} onClick={() => remove([item.id])}>
              <TrashIcon />
            </IconButton>
          )}
          {entries.length > 0 && (
            <Menu
              placement="bottom-end"
              trigger={
                <IconButton label={t`More actions`}>
                  <EllipsisHorizontalIcon />
                </IconButton>
              }
              entries={entries}
            />
          )}
        </>
      }
    >
      <div className={frame}>
        <ItemPicture found={found} />
        <NameField item={item} canEdit={may.edit} save={save} />
        {url !== null && (
          <div className={buttons}>
            <Button variant="primary" onClick={() => show(item.id)}>
              <EyeIcon />
              <Trans>Open</Trans>
            </Button>
            <DownloadLink item={item} url={assetUrl(url)} />
          </div>
        )}
        {item.type === 'folder' && (
          <Button onClick={() => void download([item])}>
            <ArrowDownTrayIcon />
            <Trans>Download</Trans>
          </Button>
        )}
        <ItemFacts found={found} />
        <DescriptionField item={item} canEdit={may.edit} save={save} />
      </div>
    </Drawer>
  )
}

const buttons = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2.5' })
const frame = css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' })
