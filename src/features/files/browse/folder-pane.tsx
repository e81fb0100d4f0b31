import { Trans } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { LiftedItems } from '#src/features/files/drag/lifted-items.tsx'
import { useItemDrag } from '#src/features/files/drag/use-item-drag.ts'
import { useNewFolder } from '#src/features/files/folders/use-new-folder.ts'
import { PreviewLayer } from '#src/features/files/preview/preview-layer.tsx'
import { droppedFiles } from '#src/features/files/upload/picked-files.ts'
import { useUploads } from '#src/features/files/upload/use-uploads.ts'
import { useFileNavigation } from '#src/features/files/use-file-navigation.ts'
import { useFolder } from '#src/features/files/use-folder.ts'
import { useFileDrop } from '#src/ui/drag/use-file-drop.ts'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { useList } from '#src/ui/lists/use-list.ts'
import { useSearchText } from '#src/ui/lists/use-search-text.ts'
import { useSelection } from '#src/ui/lists/use-selection.ts'
import { css } from '#styled-system/css'
import { FilesBulkActions } from './files-bulk-actions.tsx'
import { FilesEmpty } from './files-empty.tsx'
import { FolderHead } from './folder-head.tsx'
import { QuotaBar } from './quota-bar.tsx'
import { TileGrid } from './tile-grid.tsx'
import { useFileKeys } from './use-file-keys.ts'
import { whileTyping } from './while-typing.ts'

const NewFolderDialog = lazyWithRetry(() =>
  import('#src/features/files/folders/new-folder-dialog.tsx').then(module => module.NewFolderDialog),
)
const route = getRouteApi('/_app/apps/file-manager')

/** The screen without the details. Files and whole folders can be dropped on it. */
export function FolderPane() {
  const { folderId, may, ...loaded } = useFolder()
  const { q } = route.useSearch()
  const { openId } = useFileNavigation()
  const { upload } = useUploads()
  const search = useSearchText(q)
  const items = whileTyping(loaded, search.query)
  const ids = items.map(({ id }) => id)
  const selection = useSelection(ids)
  const list = useList({ ids, selection, elementIdOf: id => `item-${id}`, openId })
  const take = async (transfer: DataTransfer) => upload(await droppedFiles(transfer), folderId)
  const drop = useFileDrop(may.create ? take : undefined)
  const newFolder = useNewFolder()
  const isNaming = may.create && newFolder.isOpen
  // State, not a ref: dragging needs the element, and starts to listen once it exists.
  const [pane, setPane] = useState<HTMLElement | null>(null)
  const drag = useItemDrag(pane, list)
  useFileKeys(list)

  return (
    <div ref={setPane} className={frame} {...drop.target}>
      <FolderHead search={search} drag={drag} onSelect={selection.start} />
      {items.length > 0 ? (
        <TileGrid key={search.query} items={items} list={list} drag={drag} />
      ) : (
        <div className={nothing}>
          <FilesEmpty />
        </div>
      )}
      <QuotaBar />
      <FilesBulkActions list={list} />
      <LazyMount open={isNaming}>
        <NewFolderDialog key={String(isNaming)} open={isNaming} onClose={newFolder.close} />
      </LazyMount>
      {drop.isOver && (
        <div className={over}>
          <Trans>Drop the files here</Trans>
        </div>
      )}
      {drag.dragged && <LiftedItems dragged={drag.dragged} />}
      <PreviewLayer />
    </div>
  )
}

const frame = css({
  position: 'relative',
  flex: '1',
  minWidth: '0',
  minHeight: '0',
  display: 'flex',
  flexDirection: 'column',
  containerType: 'inline-size',
  _print: { display: 'block', containerType: 'normal' },
})
const nothing = css({ flex: '1', minHeight: '0', display: 'flex', overflowY: 'auto' })
const over = css({
  position: 'absolute',
  inset: '3',
  zIndex: 'sticky',
  display: 'grid',
  placeItems: 'center',
  textStyle: 'title',
  color: 'accent.text',
  background: 'accent.subtle',
  borderRadius: 'xl',
  outline: '[2px dashed {colors.accent.ring}]',
  outlineOffset: '[-2px]',
  pointerEvents: 'none',
})
