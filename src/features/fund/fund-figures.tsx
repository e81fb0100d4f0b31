import { Plural, Trans } from '@lingui/react/macro'
import { formatMoney } from '#src/lib/format/numbers.ts'
import { Figure, Figures } from '#src/ui/layout/figure.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { type AgedDebt, useFund } from './fund-api.ts'

/** The money in cash and in banks, and what is owed. */
export function FundFigures() {
  const formats = useFormats()
  const { accounts, debts } = useFund()
  const money = (amount: number) => formatMoney(amount, formats)
  const of = (kind: 'cash' | 'bank') => accounts.filter(account => account.kind === kind)
  const sumOf = (rows: readonly { balance: number }[]) => rows.reduce((sum, { balance }) => sum + balance, 0)
  const owedBy = (kind: AgedDebt['kind']) => debts.filter(debt => debt.kind === kind && debt.total > 0)
  const totalOf = (rows: readonly AgedDebt[]) => rows.reduce((sum, { total }) => sum + total, 0)
  const [customers, suppliers] = [owedBy('customer'), owedBy('supplier')]

  return (
    <Figures>
      <Figure label={<Trans>Cash</Trans>} value={money(sumOf(of('cash')))}>
        {of('cash')
          .map(({ name }) => name)
          .join(' · ')}
      </Figure>
      <Figure label={<Trans>In banks</Trans>} value={money(sumOf(of('bank')))}>
        {of('bank')
          .map(({ name }) => name)
          .join(' · ')}
      </Figure>
      <Figure label={<Trans>Customers owe</Trans>} value={money(totalOf(customers))}>
        <Plural value={customers.length} one="# customer" other="# customers" />
      </Figure>
      <Figure label={<Trans>The shop owes</Trans>} value={money(totalOf(suppliers))}>
        <Plural value={suppliers.length} one="# supplier" other="# suppliers" />
      </Figure>
    </Figures>
  )
}
