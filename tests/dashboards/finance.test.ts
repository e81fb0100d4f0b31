import { beforeEach, expect, it } from 'vitest'
import { dashboards } from '#src/contract/dashboards.ts'
import {
  balanceModel,
  budgetLines,
  sortKeys,
  sortTransactions,
  statementFigures,
  transactionFigures,
} from '#src/features/dashboards/finance/finance-models.ts'
import { figuresOf } from '#src/ui/charts/chart-model.ts'
import { filled } from '#tests/support/filled.ts'
import { call, freshServer } from '#tests/support/server.ts'

beforeEach(freshServer)

const names = { title: 'Balance', position: 'Week', actual: 'Actual', predicted: 'Predicted' }

it('the table of the balance has the values of the reply in đồng, and no actual value for the forecast', async () => {
  const reply = await call(dashboards.finance)
  const [predicted, actual] = reply.accountBalance.series
  const { head, rows } = figuresOf(balanceModel(reply, names))
  expect(head).toEqual(['Week', 'Actual', 'Predicted'])
  expect(rows).toEqual(
    filled(predicted?.data ?? []).map(({ x, y }, index) => {
      const known = actual?.data[index]
      return [x, known ? known.y * 1000 : null, y * 1000]
    }),
  )
  expect(rows.filter(([, value]) => value === null)).toHaveLength(4)
})

it('the transactions are sorted by each column in both orders', async () => {
  const { recentTransactions } = await call(dashboards.finance)
  for (const key of filled([...sortKeys])) {
    const up = sortTransactions(recentTransactions, key, 'asc', 'vi')
    expect(up).toHaveLength(recentTransactions.length)
    const down = sortTransactions(recentTransactions, key, 'desc', 'vi')
    expect(down.map(row => row[key])).toEqual(up.map(row => row[key]).reverse())
  }
  const amounts = sortTransactions(recentTransactions, 'amount', 'asc', 'vi').map(({ amount }) => amount)
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
})

it('the tables of transactions, statements and budgets have the values of the reply in đồng', async () => {
  const reply = await call(dashboards.finance)
  const { rows } = transactionFigures(reply.recentTransactions, '', [])
  expect(rows).toEqual(
    filled(reply.recentTransactions).map(({ date, transactionId, name, amount, status }) => [
      date,
      transactionId,
      name,
      amount * 1000,
      status,
    ]),
  )
  const { spent, limit, minimum } = reply.currentStatement
  expect(statementFigures(reply.currentStatement, '', []).rows[0]?.slice(1)).toEqual([
    'pending',
    spent * 1000,
    limit * 1000,
    minimum * 1000,
  ])
  expect(budgetLines(reply).map(line => [line.amount / 1000, line.limit / 1000])).toEqual([
    [reply.budget.expenses, 20_000],
    [reply.budget.savings, 250_000],
    [reply.budget.bills, 1000],
  ])
})
