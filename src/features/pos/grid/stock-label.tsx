import { Trans } from '@lingui/react/macro'
import type { ShopProduct } from '#src/contract/shop/products.ts'
import { formatQuantity } from '#src/lib/format/numbers.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { cva } from '#styled-system/css'

/** A product without a lowest stock is shown as low below this number. */
const FEW = 6

/** How much is left of a product, when that is little. */
export function StockLabel({ product: { stock, reserved, minStock, trackStock } }: { product: ShopProduct }) {
  const formats = useFormats()
  const left = Math.max(0, stock - reserved)
  if (trackStock === false || left >= (minStock ?? FEW)) return null
  const amount = formatQuantity(left, formats)
  return (
    <span className={look({ isOut: left === 0 })}>
      {left === 0 ? <Trans>Sold out</Trans> : <Trans>{amount} left</Trans>}
    </span>
  )
}

const look = cva({
  base: {
    position: 'absolute',
    insetBlockStart: '2',
    insetInlineStart: '2',
    paddingInline: '2',
    borderRadius: 'sm',
    background: 'surface',
    textStyle: 'caption',
    fontWeight: 'label',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { isOut: { true: { color: 'danger.text' }, false: { color: 'warning.text' } } },
})
