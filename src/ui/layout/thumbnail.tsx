import { PhotoIcon } from '@heroicons/react/24/outline'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { css } from '#styled-system/css'

/** A small picture of a product. */
export const Thumbnail = ({ image }: { image: string | null | undefined }) => (
  <span aria-hidden="true" className={frame}>
    {image ? (
      <img src={assetUrl(image)} alt="" loading="lazy" decoding="async" className={picture} />
    ) : (
      <PhotoIcon />
    )}
  </span>
)

const frame = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '11',
  height: '11',
  borderRadius: 'md',
  overflow: 'hidden',
  background: 'sunken',
  color: 'subtle',
  '& svg': { width: 'icon.md', height: 'icon.md' },
})
const picture = css({ width: 'full', height: 'full', objectFit: 'cover' })
