import { beforeEach, expect, it } from 'vitest'
import { dashboards } from '#src/contract/dashboards.ts'
import {
  budgetModel,
  distributionModel,
  expensesModel,
  issuesModel,
  taskModel,
} from '#src/features/dashboards/project/project-models.ts'
import { figuresOf } from '#src/ui/charts/chart-model.ts'
import { filled } from '#tests/support/filled.ts'
import { call, freshServer } from '#tests/support/server.ts'

beforeEach(freshServer)

const names = (...series: string[]) => ({ title: 'Title', position: 'Name', series })
const load = () => call(dashboards.project, { query: { project: 'online' } })

it('the table of issues has the values of the reply for both weeks', async () => {
  const reply = await load()
  for (const week of ['this-week', 'last-week'] as const) {
    const [opened, closed] = reply.githubIssues.series[week]
    const { rows } = figuresOf(issuesModel(reply, week, names('New', 'Closed'), day => `day ${day}`))
    expect(rows).toHaveLength(7)
    expect(rows).toEqual(
      filled(opened?.data ?? []).map((value, index) => [`day ${index}`, value, closed?.data[index]]),
    )
  }
})

it('the tables of tasks and of the distribution of the budget have the values of the reply', async () => {
  const reply = await load()
  const { taskDistribution, budgetDistribution } = reply
  expect(figuresOf(taskModel(reply, names('Share'))).rows).toEqual(
    filled(taskDistribution.labels).map((label, index) => [label, taskDistribution.series[index]]),
  )
  expect(figuresOf(distributionModel(reply, names('Share'))).rows).toEqual(
    filled(budgetDistribution.categories).map((name, index) => [
      name,
      budgetDistribution.series[0]?.data[index],
    ]),
  )
})

it('the tables of expenses and budgets have the values of the reply in đồng', async () => {
  const reply = await load()
  for (const measure of [reply.weeklyExpenses, reply.monthlyExpenses, reply.yearlyExpenses])
    expect(figuresOf(expensesModel(measure, 'c1', names('Expenses'))).rows).toEqual(
      filled(measure.labels).map((label, index) => [label, (measure.series[0]?.data[index] ?? 0) * 1000]),
    )
  expect(figuresOf(budgetModel(reply, names('Spent', 'Left'))).rows).toEqual(
    filled(reply.budgetDetails.rows).map(row => [
      row.type,
      row.expensesAmount * 1000,
      row.remainingAmount * 1000,
    ]),
  )
})
