import { Trans } from '@lingui/react/macro'
import type { SaleLine } from '#src/contract/shop/documents/documents.ts'
import { formatMoney, formatQuantity } from '#src/lib/format/numbers.ts'
import { lineAmount } from '#src/lib/money/totals.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'

/** A line of the receipt: the product, and below it quantity × price and the amount. */
export function ReceiptLine({ line, name }: { line: SaleLine; name: string }) {
  const formats = useFormats()
  const { quantity, unit, price, discount, note, refunded } = line
  const off = formatMoney(discount, formats)
  const back = formatQuantity(refunded, formats)
  return (
    <li>
      <span className={css({ fontWeight: 'label' })}>{name}</span>
      <span className={row}>
        <span>
          {formatQuantity(quantity, formats)} {unit} × {formatMoney(price, formats)}
        </span>
        <span className={amount}>{formatMoney(lineAmount(line), formats)}</span>
      </span>
      {discount > 0 && (
        <span className={css({ display: 'block' })}>
          <Trans>Discount {off}</Trans>
        </span>
      )}
      {refunded > 0 && (
        <span className={css({ display: 'block' })}>
          <Trans>Taken back: {back}</Trans>
        </span>
      )}
      {note && <span className={css({ display: 'block', fontStyle: 'italic' })}>{note}</span>}
    </li>
  )
}

const row = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '3' })
const amount = css({ marginInlineStart: 'auto' })
