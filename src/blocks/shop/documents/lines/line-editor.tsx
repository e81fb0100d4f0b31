import { EllipsisHorizontalIcon, XMarkIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { MoneyInput } from '#src/blocks/shop/amounts/money-input.tsx'
import { QuantityInput } from '#src/blocks/shop/amounts/quantity-input.tsx'
import { unitsOf } from '#src/blocks/shop/products/units.ts'
import type { ShopProduct } from '#src/contract/shop/products.ts'
import { formatMoney, formatQuantity } from '#src/lib/format/numbers.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { Popover } from '#src/ui/overlay/popover.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { amountOfLine, type EditLine } from './edit-lines.ts'
import { ProductWords } from './product-words.tsx'

/** Which fields of a line can be changed, and what its price means. */
export interface LineRules {
  /** `price`: what it is sold for; `cost`; without one the line has no amount. */
  amount?: 'price' | 'cost'
  mayChangePrice: boolean
  hasDiscount: boolean
  /** Returns the price of a line whose unit has changed. */
  priceOf: (product: ShopProduct, unit: { factor: number; price: number }) => number
}

interface Props extends LineRules {
  line: EditLine
  product: ShopProduct | undefined
  onChange: (change: Partial<EditLine>) => void
  onRemove: () => void
  onCode: (code: string) => void
}

/** A line of a document: quantity, unit, price, discount and note. */
export function LineEditor({ line, product, onChange, onRemove, onCode, ...rules }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const name = product?.name ?? ''
  const stock = formatQuantity(product?.stock ?? 0, formats)
  const isShort = rules.amount === 'price' && product && product.stock < line.quantity * line.factor
  const discount = formatMoney(line.discount, formats)
  return (
    <li className={row}>
      <div className={css({ gridArea: 'name', minWidth: '0' })}>
        <ProductWords product={product}>
          {product?.sku} ·{' '}
          <span className={isShort ? css({ color: 'warning.text' }) : undefined}>
            <Trans>{stock} in stock</Trans>
          </span>
          {line.discount > 0 && <> · −{discount}</>}
          {line.note && <> · {line.note}</>}
        </ProductWords>
      </div>
      <QuantityInput
        name={name}
        value={line.quantity}
        onChange={quantity => onChange({ quantity })}
        onCode={onCode}
        units={product ? unitsOf(product) : []}
        unit={line.unit}
        onUnit={unit =>
          onChange({
            unit: unit.name,
            factor: unit.factor,
            price: product ? rules.priceOf(product, unit) : line.price,
          })
        }
        className={css({ gridArea: 'quantity' })}
      />
      {rules.amount && (
        <MoneyInput
          aria-label={rules.amount === 'price' ? t`Price: ${name}` : t`Cost: ${name}`}
          value={line.price}
          disabled={!rules.mayChangePrice}
          onChange={price => onChange({ price: price ?? 0 })}
          className={css({ gridArea: 'price', width: '[8.5rem]' })}
        />
      )}
      {rules.amount && <span className={amount}>{formatMoney(amountOfLine(line), formats)}</span>}
      <div className={css({ gridArea: 'more', display: 'flex', justifySelf: 'end' })}>
        {rules.hasDiscount && (
          <Popover
            sheet
            width="sm"
            placement="bottom-end"
            label={t`Discount and note`}
            trigger={
              <IconButton label={t`Discount and note: ${name}`}>
                <EllipsisHorizontalIcon />
              </IconButton>
            }
          >
            {() => (
              <div className={css({ display: 'grid', gap: '4' })}>
                <Field label={t`Discount of the line`}>
                  <MoneyInput
                    value={line.discount}
                    max={Math.round(line.quantity * line.price)}
                    onChange={next => onChange({ discount: next ?? 0 })}
                  />
                </Field>
                <Field label={t`Note`}>
                  <Input
                    maxLength={200}
                    value={line.note}
                    onChange={event => onChange({ note: event.target.value })}
                  />
                </Field>
              </div>
            )}
          </Popover>
        )}
        <IconButton label={t`Remove ${name}`} onClick={onRemove}>
          <XMarkIcon />
        </IconButton>
      </div>
    </li>
  )
}

const row = css({
  display: 'grid',
  alignItems: 'center',
  gap: '2.5',
  paddingInline: 'card',
  paddingBlock: '3',
  borderBlockStart: 'hairline',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gridTemplateAreas: `"name name more" "quantity quantity quantity" "price price amount"`,
  md: { gridTemplateAreas: `"name amount more" "quantity price price"` },
})
const amount = css({
  gridArea: 'amount',
  textAlign: 'end',
  fontWeight: 'label',
  fontVariantNumeric: 'tabular-nums',
})
