import { Trans } from '@lingui/react/macro'
import { useMethodNames } from '#src/blocks/shop/documents/methods.tsx'
import type { Sale } from '#src/contract/shop/documents/documents.ts'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { Row } from './receipt-row.tsx'

/** The sums of a receipt: discount, total, taxes, payments and change. */
export function ReceiptSums({ sale }: { sale: Sale }) {
  const formats = useFormats()
  const names = useMethodNames()
  const { totals, payments, change } = sale
  const money = (amount: number) => formatMoney(amount, formats)
  // Cash is stored without what was given back.
  const handed = (method: string, amount: number) => (method === 'cash' ? amount + change : amount)
  return (
    <dl className={sums}>
      {(totals.discount > 0 || totals.rounding !== 0) && (
        <Row name={<Trans>Sum</Trans>} value={money(totals.subtotal)} />
      )}
      {totals.discount > 0 && <Row name={<Trans>Discount</Trans>} value={money(-totals.discount)} />}
      {totals.rounding !== 0 && <Row name={<Trans>Rounding of cash</Trans>} value={money(totals.rounding)} />}
      <Row isMain name={<Trans>Total</Trans>} value={money(totals.total)} />
      {totals.vat
        .filter(({ tax }) => tax > 0)
        .map(({ percent, tax }) => (
          <Row key={percent} name={<Trans>VAT {percent}%</Trans>} value={money(tax)} />
        ))}
      {payments.map(({ method, amount }) => (
        <Row key={method} name={names[method]} value={money(handed(method, amount))} />
      ))}
      {change > 0 && <Row name={<Trans>Change due</Trans>} value={money(change)} />}
      {sale.refunded > 0 && <Row name={<Trans>Given back</Trans>} value={money(sale.refunded)} />}
    </dl>
  )
}

const sums = css({ display: 'grid', gap: '0.5' })
