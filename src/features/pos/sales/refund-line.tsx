import { QuantityInput } from '#src/blocks/shop/amounts/quantity-input.tsx'
import type { SaleLine } from '#src/contract/shop/documents/documents.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { refundOf } from '#src/lib/money/refund.ts'
import { asQuantity } from '#src/lib/money/rounding.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

interface Props {
  line: SaleLine
  name: string
  quantity: number
  onChange: (quantity: number) => void
}

/** How much of a line is taken back, and what is given back for it. */
export function RefundLine({ line, name, quantity, onChange }: Props) {
  const formats = useFormats()
  return (
    <li className={row}>
      <span className={head}>
        <span className={title}>{name}</span>
        <span className={amount}>{formatMoney(refundOf(line, quantity), formats)}</span>
      </span>
      <QuantityInput
        name={name}
        value={quantity}
        allowsZero
        max={asQuantity(line.quantity - line.refunded)}
        unit={line.unit}
        onChange={onChange}
      />
    </li>
  )
}

const row = css({ display: 'grid', gap: '1', paddingBlock: '2.5' })
const head = css({ display: 'flex', alignItems: 'baseline', gap: '3' })
const title = css({ flex: '1', minWidth: '0', fontWeight: 'label', overflowWrap: 'anywhere' })
const amount = css({ flex: 'none', fontVariantNumeric: 'tabular-nums' })
