import { ArrowDownLeftIcon, ArrowUpRightIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Finance } from '#src/contract/dashboards.ts'
import { formatDay } from '#src/lib/format/dates.ts'
import { formatMoney, formatNumber } from '#src/lib/format/numbers.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { LeadIcon } from '#src/ui/icon/lead-icon.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { Figure, Figures } from '#src/ui/layout/figure.tsx'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'

/** The shop's money: the balance, the expenses, and the latest transactions. */
export function Fund({ finance }: { finance: Finance }) {
  const { t } = useLingui()
  const formats = useFormats()
  const now = useNow()
  const { budget, accountBalance, recentTransactions } = finance
  const money = (thousands: number) => formatMoney(thousands * 1000, formats)
  const balance = accountBalance.series.at(-1)?.data.at(-1)?.y ?? 0
  const growth = formatNumber(accountBalance.growRate, formats)
  const [limit, goal, bills] = [budget.expensesLimit, budget.savingsGoal, budget.billsLimit].map(money)

  return (
    <PageLayout title={t`Funds`} lead={<Trans>What the shop has, spends and is owed.</Trans>}>
      <Figures>
        <Figure label={<Trans>Balance</Trans>} value={money(Math.round(balance))} tone="success">
          <Trans>{growth}% more in a year</Trans>
        </Figure>
        <Figure label={<Trans>Spent</Trans>} value={money(budget.expenses)}>
          <Trans>of {limit}</Trans>
        </Figure>
        <Figure label={<Trans>Saved</Trans>} value={money(budget.savings)}>
          <Trans>of {goal}</Trans>
        </Figure>
        <Figure label={<Trans>Bills</Trans>} value={money(budget.bills)}>
          <Trans>of {bills}</Trans>
        </Figure>
      </Figures>
      <Card title={<Trans>What moved last</Trans>}>
        <SimpleList
          rows={recentTransactions.map(({ id, name, transactionId, amount, status, date }) => ({
            id,
            lead: <LeadIcon>{amount < 0 ? <ArrowUpRightIcon /> : <ArrowDownLeftIcon />}</LeadIcon>,
            title: name,
            meta: [transactionId, formatDay(new Date(date), now, formats), status === 'pending' && t`pending`]
              .filter(Boolean)
              .join(' · '),
            trail: money(amount),
          }))}
          empty={<Trans>Nothing has moved yet.</Trans>}
        />
      </Card>
    </PageLayout>
  )
}
