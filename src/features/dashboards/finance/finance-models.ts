import type { Finance } from '#src/contract/dashboards.ts'
import type { ChartModel, Figures } from '#src/ui/charts/chart-model.ts'

/** The reply has thousands of đồng. */
const THOUSAND = 1000

interface BalanceNames {
  title: string
  position: string
  actual: string
  predicted: string
}

/** The balance by week in đồng: what it was, and the forecast, which goes on longer. */
export function balanceModel({ accountBalance }: Finance, names: BalanceNames): ChartModel {
  const points = (name: string) => accountBalance.series.find(series => series.name === name)?.data ?? []
  const [predicted, actual] = [points('Predicted'), points('Actual')]
  const known = new Map(actual.map(({ x, y }) => [x, y * THOUSAND]))
  return {
    title: names.title,
    positionName: names.position,
    positions: predicted.map(({ x }) => Date.parse(x)),
    series: [
      { name: names.actual, color: 'line', values: predicted.map(({ x }) => known.get(x) ?? null) },
      {
        name: names.predicted,
        color: 'compare',
        dashed: true,
        values: predicted.map(({ y }) => y * THOUSAND),
      },
    ],
  }
}

export type Transaction = Finance['recentTransactions'][number]
export const sortKeys = ['date', 'name', 'amount', 'status'] as const
export type SortKey = (typeof sortKeys)[number]
export type Order = 'asc' | 'desc'

/** Returns the transactions in an order. Names are compared by the rules of the language. */
export function sortTransactions(all: readonly Transaction[], key: SortKey, order: Order, locale: string) {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const ascending = (a: Transaction, b: Transaction) =>
    key === 'amount' ? a.amount - b.amount : compare(a[key], b[key])
  return all.toSorted((a, b) => (order === 'asc' ? ascending(a, b) : ascending(b, a)))
}

/** The transactions as a table, amounts in đồng. */
export const transactionFigures = (all: readonly Transaction[], title: string, head: string[]): Figures => ({
  title,
  head,
  rows: all.map(({ date, transactionId, name, amount, status }) => [
    date,
    transactionId,
    name,
    amount * THOUSAND,
    status,
  ]),
})

/** A budget in đồng: what was spent, saved or paid, of how much. */
export interface BudgetLine {
  key: 'expenses' | 'savings' | 'bills'
  amount: number
  limit: number
}

export const budgetLines = ({ budget }: Finance): BudgetLine[] => [
  { key: 'expenses', amount: budget.expenses * THOUSAND, limit: budget.expensesLimit * THOUSAND },
  { key: 'savings', amount: budget.savings * THOUSAND, limit: budget.savingsGoal * THOUSAND },
  { key: 'bills', amount: budget.bills * THOUSAND, limit: budget.billsLimit * THOUSAND },
]

export type StatementRow = Finance['currentStatement']

/** A statement as a table with one row, amounts in đồng. */
export const statementFigures = (
  { date, status, spent, limit, minimum }: StatementRow,
  title: string,
  head: string[],
): Figures => ({
  title,
  head,
  rows: [[date, status, spent * THOUSAND, limit * THOUSAND, minimum * THOUSAND]],
})
