import { code128, drawingSVG, ean13 } from 'bwip-js/browser'
import type { Product } from '#src/contract/products.ts'
import { useNameOf } from '#src/features/products/product-name.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { barcodeKind } from './barcode-kind.ts'

const draw = { ean13, code128 }

/** The barcode of a text as the address of an SVG picture; undefined for a text that no barcode can hold. */
function barcodeImage(code: string): string | undefined {
  const kind = barcodeKind(code)
  if (!kind) return undefined
  const options = { bcid: kind, text: code, includetext: true, scale: 2, height: 10 }
  const svg = draw[kind](options, drawingSVG())
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** The name, the price and the barcode of a product. The sizes follow the label, so the preview is like the paper. */
export function Label({ product }: { product: Product }) {
  const formats = useFormats()
  const name = useNameOf()(product)
  const code = product.barcode || product.sku
  const image = barcodeImage(code)
  return (
    <span className={label}>
      <strong className={title}>{name}</strong>
      <span className={price}>{formatMoney(product.price, formats)}</span>
      {image ? <img src={image} alt={code} className={picture} /> : <span>{code}</span>}
    </span>
  )
}

const label = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  justifyItems: 'center',
  gap: '[2cqb]',
  height: '[100cqb]',
  padding: '[6cqb 5cqi]',
  textAlign: 'center',
  fontSize: '[9cqb]',
  lineHeight: '[1.2]',
})
const title = css({ fontWeight: 'label', lineClamp: '2' })
const price = css({ fontSize: '[13cqb]', fontWeight: 'title', fontVariantNumeric: 'tabular-nums' })
const picture = css({ width: 'full', height: 'full', minHeight: '0', objectFit: 'contain' })
