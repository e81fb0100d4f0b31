import { Trans } from '@lingui/react/macro'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { css } from '#styled-system/css'

/** The thumbnail of a product, or the words that there is none. */
export const RowPicture = ({ image }: { image: string | null }) => (
  <span className={frame}>
    {image ? (
      <img src={assetUrl(image)} alt="" loading="lazy" decoding="async" className={picture} />
    ) : (
      <span className={words}>
        <Trans>no thumb</Trans>
      </span>
    )}
  </span>
)

const frame = css({
  display: 'grid',
  placeItems: 'center',
  width: '11',
  height: '11',
  marginBlock: '2',
  borderRadius: 'md',
  overflow: 'hidden',
  background: 'sunken',
  boxShadow: 'insetHairline',
})
const picture = css({ width: 'full', height: 'full', objectFit: 'cover' })
const words = css({ textStyle: 'micro', color: 'subtle', textAlign: 'center', lineHeight: '[1.1]' })
