import { Trans, useLingui } from '@lingui/react/macro'
import { QuantityInput } from '#src/blocks/shop/amounts/quantity-input.tsx'
import { ProductWords } from '#src/blocks/shop/documents/lines/product-words.tsx'
import type { TakeInLine } from '#src/contract/shop/documents/documents.ts'
import type { ShopProduct } from '#src/contract/shop/products.ts'
import { formatQuantity } from '#src/lib/format/numbers.ts'
import { asQuantity } from '#src/lib/money/rounding.ts'
import { Tag } from '#src/ui/badge/tag.tsx'
import { DatePicker } from '#src/ui/date/date-picker.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

/** What has come of a line. */
export interface CheckedLine {
  quantity: number
  batch: string
  /** `yyyy-MM-dd`; empty for none. */
  expiry: string
}

interface Props {
  line: TakeInLine
  product: ShopProduct | undefined
  checked: CheckedLine
  /** What is still expected. */
  rest: number
  isBlind: boolean
  onChange: (change: Partial<CheckedLine>) => void
}

const dayOf = (date: Date) =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`

/** A line of an order: how many came, from which batch, and whether that is too few or too many. */
export function CheckInLine({ line, product, checked, rest, isBlind, onChange }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const name = product?.name ?? ''
  const unit = line.unit || product?.unit || ''
  const difference = asQuantity(checked.quantity - rest)
  const expected = formatQuantity(rest, formats)
  const over = formatQuantity(Math.abs(difference), formats)
  return (
    <li className={frame}>
      <div className={top}>
        <div className={css({ flex: '[1 1 12rem]', minWidth: '0' })}>
          <ProductWords product={product}>
            {isBlind ? (
              unit
            ) : (
              <Trans>
                {expected} {unit} expected
              </Trans>
            )}
          </ProductWords>
        </div>
        {!isBlind && checked.quantity > 0 && difference !== 0 && (
          <Tag tone={difference > 0 ? 'info' : 'warning'}>
            {difference > 0 ? t`${over} too many` : t`${over} missing`}
          </Tag>
        )}
        <QuantityInput
          name={name}
          allowsZero
          value={checked.quantity}
          onChange={quantity => onChange({ quantity })}
        />
      </div>
      {checked.quantity > 0 && (
        <div className={more}>
          <Input
            aria-label={t`Batch: ${name}`}
            placeholder={t`Batch`}
            maxLength={60}
            value={checked.batch}
            onChange={event => onChange({ batch: event.target.value })}
          />
          <DatePicker
            label={t`Expiry: ${name}`}
            placeholder={t`Expiry`}
            value={checked.expiry ? new Date(`${checked.expiry}T00:00:00`) : null}
            onChange={date => onChange({ expiry: date ? dayOf(date) : '' })}
          />
        </div>
      )}
    </li>
  )
}

const frame = css({ display: 'grid', gap: '2', paddingBlock: '3', borderBlockEnd: 'hairline' })
const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '2',
})
const more = css({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '2' })
