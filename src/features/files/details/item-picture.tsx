import { FolderIcon } from '@heroicons/react/24/solid'
import type { OpenItem } from '#src/contract/files.ts'
import { FileArt } from '#src/features/files/browse/file-art.tsx'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { css } from '#styled-system/css'

/** A picture itself, or an icon of the kind of item. */
export function ItemPicture({ found: { item, url } }: { found: OpenItem }) {
  if (item.type === 'JPG' && url !== null)
    return (
      <div className={stage}>
        <img src={assetUrl(url)} alt="" className={picture} />
      </div>
    )
  return (
    <div className={stage}>
      {item.type === 'folder' ? (
        <FolderIcon className={folder} aria-hidden="true" />
      ) : (
        <FileArt item={item} />
      )}
    </div>
  )
}

const stage = css({
  display: 'grid',
  placeItems: 'center',
  height: '48',
  borderRadius: 'lg',
  background: 'sunken',
  overflow: 'hidden',
})
const picture = css({ maxWidth: 'full', maxHeight: '48', objectFit: 'contain' })
const folder = css({ width: '20', height: '20', color: 'accent.border' })
