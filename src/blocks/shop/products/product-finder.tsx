import { Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue } from 'react'
import { FinderField } from '#src/blocks/shop/finder-field.tsx'
import type { ShopProduct } from '#src/contract/shop/products.ts'
import { formatMoney, formatQuantity } from '#src/lib/format/numbers.ts'
import { useHeldText } from '#src/ui/form/use-held-text.ts'
import { Thumbnail } from '#src/ui/layout/thumbnail.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { HighlightWords } from '#src/ui/text/highlight-words.tsx'
import { css } from '#styled-system/css'
import { findProducts, firstFound, type Picked } from './find-products.ts'
import { useShopProducts } from './shop-products.ts'
import { unitOf } from './units.ts'

interface Props {
  id?: string
  onPick: (picked: Picked) => void
  /** Products that are not sold any more are found too. */
  withInactive?: boolean
  autoFocus?: boolean
  className?: string
}

/** The number of products in the list below the field. */
const MAX_SHOWN = 8

/**
 * A field that finds products: parts of the name without accents, codes, the last digits of a barcode. Enter takes the
 * first one, so a scanner that types into it adds the product. It keeps the focus for the next one.
 */
export function ProductFinder({ id, onPick, withInactive = false, autoFocus, className }: Props) {
  const { t } = useLingui()
  const [text, setText] = useHeldText()
  const query = useDeferredValue(text)
  const all = useShopProducts() ?? []
  const sold = withInactive ? all : all.filter(({ active }) => active)
  const found = query.trim() === '' ? [] : findProducts(sold, query).slice(0, MAX_SHOWN)

  function pick(picked: Picked) {
    setText('')
    onPick(picked)
  }

  function takeFirst() {
    const first = firstFound(sold, text)
    if (first) pick(first)
    return first !== undefined
  }

  return (
    <FinderField
      id={id}
      label={t`Name, code or barcode`}
      text={text}
      onText={setText}
      autoFocus={autoFocus}
      className={className}
      onEnter={takeFirst}
      none={<Trans>No product has this name or code.</Trans>}
      options={found.map(product => ({
        id: product.id,
        onPick: () => pick({ product, unit: unitOf(product, '') }),
        content: <ProductOption product={product} query={query} />,
      }))}
    />
  )
}

function ProductOption({ product, query }: { product: ShopProduct; query: string }) {
  const formats = useFormats()
  const { name, sku, barcode, thumbnail, price } = product
  const stock = formatQuantity(product.stock, formats)
  return (
    <>
      <Thumbnail image={thumbnail} />
      <span className={words}>
        <span className={title}>
          <HighlightWords text={name} query={query} />
        </span>
        <span className={meta}>
          {sku || barcode} · <Trans>{stock} in stock</Trans>
        </span>
      </span>
      <span className={amount}>{formatMoney(price, formats)}</span>
    </>
  )
}

const words = css({ display: 'grid', flex: '1', minWidth: '0' })
const title = css({ fontWeight: 'label', overflowWrap: 'anywhere' })
const meta = css({ textStyle: 'caption', color: 'subtle', fontVariantNumeric: 'tabular-nums' })
const amount = css({ flex: 'none', fontVariantNumeric: 'tabular-nums' })
