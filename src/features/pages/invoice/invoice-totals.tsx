import { useLingui } from '@lingui/react/macro'
import { useMethodNames } from '#src/blocks/shop/documents/methods.tsx'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import type { Invoice } from './invoice.ts'

/** The sum, what was taken off, the tax, and how it was paid. Amounts of 0 are left out, but not the total. */
export function InvoiceTotals({ invoice }: { invoice: Invoice }) {
  const { t } = useLingui()
  const formats = useFormats()
  const methods = useMethodNames()
  const { subtotal, discount, tax, taxIsInside, rounding, total, payments, change } = invoice
  const before: [string, number][] = [
    [t`Sum`, subtotal],
    [t`Discount`, -discount],
    [taxIsInside ? t`VAT in it` : t`VAT`, tax],
    [t`Rounding`, rounding],
  ]
  const after: [string, number][] = [
    ...payments.map(({ method, amount }): [string, number] => [methods[method], amount]),
    [t`Change given`, change],
  ]
  const rows = (list: [string, number][]) =>
    list.flatMap(([name, amount]) => (amount === 0 ? [] : [{ name, amount: formatMoney(amount, formats) }]))
  return (
    <dl className={css({ display: 'grid', gap: '1.5', fontVariantNumeric: 'tabular-nums' })}>
      {rows(before).map(row => (
        <Row key={row.name} {...row} />
      ))}
      <div className={sum}>
        <dt>{t`Total`}</dt>
        <dd>{formatMoney(total, formats)}</dd>
      </div>
      {rows(after).map(row => (
        <Row key={row.name} {...row} />
      ))}
    </dl>
  )
}

const Row = ({ name, amount }: { name: string; amount: string }) => (
  <div className={line}>
    <dt className={css({ color: 'muted' })}>{name}</dt>
    <dd>{amount}</dd>
  </div>
)

const line = css({ display: 'flex', justifyContent: 'space-between', gap: '4' })
const sum = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  paddingBlock: '2',
  borderBlock: 'hairline',
  textStyle: 'title',
})
