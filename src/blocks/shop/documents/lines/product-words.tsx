import type { ReactNode } from 'react'
import type { ShopProduct } from '#src/contract/shop/products.ts'
import { Thumbnail } from '#src/ui/layout/thumbnail.tsx'
import { css } from '#styled-system/css'

interface Props {
  product: ShopProduct | undefined
  /** Replaces the code below the name. */
  children?: ReactNode
}

/** The picture and the name of a product, with its code or another line. */
export const ProductWords = ({ product, children }: Props) => (
  <span className={frame}>
    <Thumbnail image={product?.thumbnail} />
    <span className={css({ minWidth: '0', flex: '1' })}>
      <span className={name}>{product?.name ?? '…'}</span>
      <span className={meta}>{children ?? product?.sku}</span>
    </span>
  </span>
)

const frame = css({ display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' })
const name = css({ display: 'block', fontWeight: 'label', lineClamp: '2', overflowWrap: 'anywhere' })
const meta = css({
  display: 'block',
  textStyle: 'caption',
  color: 'subtle',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
