import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { CardGrid } from '#src/features/dashboards/cards/card-grid.tsx'
import { ExportButton } from '#src/features/dashboards/export/export-button.tsx'
import { figuresOf } from '#src/ui/charts/chart-model.ts'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { BalanceCard } from './balance-card.tsx'
import { BudgetCard } from './budget-card.tsx'
import { balanceModel, statementFigures, transactionFigures } from './finance-models.ts'
import { StatementCard } from './statement-card.tsx'
import { TransactionTable } from './transaction-table.tsx'

const route = getRouteApi('/_app/dashboards/finance')

/** The balance, the statements, the budget and the latest transactions of the shop. */
export function FinancePage() {
  const { t } = useLingui()
  const data = route.useLoaderData()
  const { currentStatement, previousStatement, recentTransactions } = data
  const balance = balanceModel(data, {
    title: t`Balance`,
    position: t`Week`,
    actual: t`Actual`,
    predicted: t`Forecast`,
  })
  const heads = [t`Date`, t`Status`, t`Spent`, t`Limit`, t`Minimum`]
  const statements = [
    { title: t`Current statement`, statement: currentStatement, file: 'current-statement' },
    { title: t`Previous statement`, statement: previousStatement, file: 'previous-statement' },
  ].map(({ title, statement, file }) => ({
    title,
    statement,
    file,
    figures: statementFigures(statement, title, heads),
  }))
  const tables = () => [
    figuresOf(balance),
    ...statements.map(({ figures }) => figures),
    transactionFigures(recentTransactions, t`Recent transactions`, [
      t`Date`,
      t`Number`,
      t`Description`,
      t`Amount`,
      t`Status`,
    ]),
  ]

  return (
    <PageLayout
      title={t`Finance`}
      lead={<Trans>The shop’s balance, statements, budget and transactions, in đồng.</Trans>}
      actions={<ExportButton name="finance" tables={tables} />}
    >
      <BalanceCard model={balance} balance={data.accountBalance} />
      <CardGrid min={20}>
        {statements.map(({ title, statement, file, figures }) => (
          <StatementCard key={file} title={title} statement={statement} file={file} figures={figures} />
        ))}
        <BudgetCard finance={data} />
      </CardGrid>
      <TransactionTable transactions={recentTransactions} />
    </PageLayout>
  )
}
