import { PhotoIcon } from '@heroicons/react/24/outline'
import { Plural } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Product } from '#src/contract/products.ts'
import { LOW_STOCK } from '#src/contract/products.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cva, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'

/** A product for sale: its picture, its price, and its stock when that is low. */
export function PosTile({ product: { id, name, sku, price, stock, thumbnail } }: { product: Product }) {
  const formats = useFormats()
  return (
    <Link
      to="/main/list/product/inbox/$productId/details"
      params={{ productId: id }}
      className={cx(sheet(), tile)}
    >
      <span className={picture}>
        {thumbnail ? (
          <img src={assetUrl(thumbnail)} alt="" loading="lazy" decoding="async" />
        ) : (
          <PhotoIcon aria-hidden="true" />
        )}
        {stock < LOW_STOCK && (
          <span className={left({ isLast: stock < 6 })}>
            <Plural value={stock} one="# left" other="# left" />
          </span>
        )}
      </span>
      <span className={words}>
        <span className={title}>{name}</span>
        <span className={code}>{sku}</span>
        <span className={amount}>{formatMoney(price, formats)}</span>
      </span>
    </Link>
  )
}

const tile = css({
  display: 'flex',
  flexDirection: 'column',
  height: 'full',
  overflow: 'hidden',
  transition: '[box-shadow {durations.fast}]',
  _hover: { boxShadow: '[{shadows.md}, {shadows.hairline}]' },
})
const picture = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: 'photo',
  background: 'sunken',
  color: 'subtle',
  '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  '& svg': { width: 'icon.lg', height: 'icon.lg' },
})
const left = cva({
  base: {
    position: 'absolute',
    top: '2',
    insetInlineStart: '2',
    paddingInline: '2',
    borderRadius: 'sm',
    background: 'surface',
    textStyle: 'caption',
    fontWeight: 'label',
  },
  variants: { isLast: { true: { color: 'danger.text' }, false: { color: 'warning.text' } } },
})
const words = css({ display: 'flex', flexDirection: 'column', flex: '1', padding: '3' })
const title = css({ fontWeight: 'label', lineClamp: '2' })
const code = css({ textStyle: 'caption', color: 'subtle' })
const amount = css({
  marginBlockStart: 'auto',
  paddingBlockStart: '2',
  fontWeight: 'title',
  fontVariantNumeric: 'tabular-nums',
})
