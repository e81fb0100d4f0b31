import { XMarkIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { QuantityInput } from '#src/blocks/shop/amounts/quantity-input.tsx'
import { ProductWords } from '#src/blocks/shop/documents/lines/product-words.tsx'
import { useProductsById } from '#src/blocks/shop/documents/lines/products-by-id.ts'
import { ScanButton, useFindScanned } from '#src/blocks/shop/documents/lines/scan-button.tsx'
import type { Picked } from '#src/blocks/shop/products/find-products.ts'
import { ProductFinder } from '#src/blocks/shop/products/product-finder.tsx'
import { asQuantity } from '#src/lib/money/rounding.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { css } from '#styled-system/css'

type Counted = Record<string, number>

interface Props {
  counted: Counted
  onChange: (next: (counted: Counted) => Counted) => void
}

/** What was counted so far: each scan is one more. What the stock should be is not shown. */
export function CountEditor({ counted, onChange }: Props) {
  const { t } = useLingui()
  const products = useProductsById()
  const add = ({ product, unit }: Picked) =>
    // The product that was counted last is the first of the list.
    onChange(({ [product.id]: before = 0, ...others }) => ({
      ...others,
      [product.id]: asQuantity(before + unit.factor),
    }))
  const find = useFindScanned(add)
  const ids = Object.keys(counted).toReversed()
  return (
    <Card title={<Trans>Counted</Trans>} action={<ScanButton onPick={add} />}>
      <div className={css({ paddingInline: 'card', paddingBlock: '2.5' })}>
        <ProductFinder withInactive onPick={add} />
      </div>
      {ids.length === 0 ? (
        <p className={nothing}>
          <Trans>Scan each piece, or find a product and type how many there are.</Trans>
        </p>
      ) : (
        <ul aria-label={t`Counted products`}>
          {ids.map(id => {
            const product = products.get(id)
            return (
              <li key={id} className={row}>
                <div className={css({ flex: '[1 1 12rem]', minWidth: '0' })}>
                  <ProductWords product={product} />
                </div>
                <QuantityInput
                  name={product?.name ?? ''}
                  allowsZero
                  value={counted[id] ?? 0}
                  unit={product?.unit ?? ''}
                  onChange={quantity => onChange(now => ({ ...now, [id]: quantity }))}
                  onCode={find}
                />
                <IconButton
                  size="sm"
                  label={t`Take ${{ name: product?.name ?? '' }} out of the count`}
                  onClick={() => onChange(({ [id]: _, ...others }) => others)}
                >
                  <XMarkIcon />
                </IconButton>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}

const nothing = css({ color: 'muted', paddingInline: 'card', paddingBlockStart: '3', paddingBlockEnd: '6' })
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '2.5',
  paddingInline: 'card',
  paddingBlock: '2.5',
  borderBlockStart: 'hairline',
})
