import { beforeEach, describe, expect, it } from 'vitest'
import { dashboards, type PointSeries } from '#src/contract/dashboards.ts'
import { db } from '#sw/storage/db.ts'
import { conforming } from '#tests/support/checks/conforming.ts'
import { covers } from '#tests/support/checks/covers.ts'
import { filled } from '#tests/support/filled.ts'
import { freshServer, send } from '#tests/support/server.ts'

beforeEach(freshServer)

const minute = 60_000
const day = 24 * 60 * minute

const times = (series: PointSeries[]) => series[0]?.data.map(({ x }) => Date.parse(x)) ?? []
const values = (series: PointSeries[]) => series[0]?.data.map(({ y }) => y) ?? []
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** Returns the distinct differences between neighbours. */
const steps = (of: number[]) => [...new Set(of.slice(1).map((time, index) => time - (of[index] ?? 0)))]

describe('counts', () => {
  it('are equal to the lengths of the lists', async () => {
    expect(await conforming(dashboards.counts)).toEqual({
      contacts: await db.contacts.count(),
      tasks: (await db.tasks.toArray()).filter(({ type }) => type === 'task').length,
    })
  })

  it('are 0 for lists that the caller may not view', async () => {
    await db.permissions.update('store', { contacts: 'none', tasks: 'none' })
    expect(await conforming(dashboards.counts)).toEqual({ contacts: 0, tasks: 0 })
  })
})

describe('analytics', () => {
  it('has visitors every 3 days over 12 months, in two consecutive years', async () => {
    covers('dashboards.visitors')
    const { visitors } = await conforming(dashboards.analytics)
    const [current, last] = [times(visitors.series['this-year']), times(visitors.series['last-year'])]
    expect([current.length, last.length]).toEqual([122, 122])
    expect([...steps(current), ...steps(last)]).toEqual([3 * day, 3 * day])
    expect((current[0] ?? 0) - (last.at(-1) ?? 0)).toBe(2 * day)
    expect(Date.now() - (current.at(-1) ?? 0)).toBeLessThan(day)
  })

  it('has page views and visitors of 65 days, and weekly buckets', async () => {
    covers('dashboards.page-views')
    const { visitorsVsPageViews, conversions, impressions, visits } = await conforming(dashboards.analytics)
    for (const series of filled(visitorsVsPageViews.series)) {
      expect(series.data).toHaveLength(65)
      expect(steps(times([series]))).toEqual([day])
    }
    for (const { amount, labels, series } of [conversions, impressions, visits]) {
      expect(steps(labels.map(Date.parse))).toEqual([7 * day])
      expect(series[0]?.data).toHaveLength(labels.length)
      expect(sum(series[0]?.data.slice(-4) ?? [])).toBe(amount)
    }
  })

  it('splits visitors into percentages with the sum 100', async () => {
    const { newVsReturning, gender, age, language } = await conforming(dashboards.analytics)
    for (const { series, labels } of [newVsReturning, gender, age, language]) {
      expect(sum(series)).toBe(100)
      expect(labels).toHaveLength(series.length)
    }
  })
})

describe('crypto', () => {
  it('has 145 prices of BTC, and its amount is the last price', async () => {
    covers('dashboards.btc')
    const { btc, prices } = await conforming(dashboards.crypto)
    expect(btc.price.series[0]?.data).toHaveLength(145)
    expect(values(btc.price.series).at(-1)).toBe(btc.amount)
    expect(prices.btc).toBe(btc.amount)
    expect(btc.marketCap).toBe(Math.round(btc.amount * btc.supply))
  })

  it('has 20 one-minute prices of every watched coin, and the direction of their change', async () => {
    covers('dashboards.watchlist')
    const { watchlist } = await conforming(dashboards.crypto)
    for (const { series, amount, trend } of filled(watchlist)) {
      const prices = values(series)
      expect(prices).toHaveLength(20)
      expect(steps(times(series))).toEqual([minute])
      expect(prices.at(-1)).toBe(amount)
      expect(trend.dir).toBe(amount < (prices[0] ?? 0) ? 'down' : 'up')
    }
  })
})

describe('finance', () => {
  it('has the limits of the specification, a paid statement and a pending one', async () => {
    covers('dashboards.statement-status')
    const { budget, previousStatement, currentStatement } = await conforming(dashboards.finance)
    expect(budget).toMatchObject({ expensesLimit: 20_000, savingsGoal: 250_000, billsLimit: 1_000 })
    expect(previousStatement).toMatchObject({ status: 'paid', limit: 34_500 })
    expect(currentStatement).toMatchObject({ status: 'pending', limit: 34_500 })
  })

  it('predicts the balance beyond the known dates, and lists transactions newest first', async () => {
    const { accountBalance, recentTransactions } = await conforming(dashboards.finance)
    const [predicted, actual] = accountBalance.series
    expect([predicted?.name, actual?.name]).toEqual(['Predicted', 'Actual'])
    expect((predicted?.data.length ?? 0) - (actual?.data.length ?? 0)).toBe(4)
    const dates = recentTransactions.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })
})

describe.each([undefined, 'online', 'warehouse'])('project %s', project => {
  const query = project === undefined ? {} : { project }

  it('counts issues as the sum of their days, this week and last week', async () => {
    const { githubIssues } = await conforming(dashboards.project, { query })
    for (const week of ['this-week', 'last-week'] as const) {
      const [opened, closed] = githubIssues.series[week]
      expect(sum(opened?.data ?? [])).toBe(githubIssues.overview[week]['new-issues'])
      expect(sum(closed?.data ?? [])).toBe(githubIssues.overview[week]['closed-issues'])
      expect(opened?.data).toHaveLength(githubIssues.labels.length)
    }
  })

  it('has correct sums: expenses, budgets, shares', async () => {
    const { taskDistribution, budgetDistribution, budgetDetails, ...rest } = await conforming(
      dashboards.project,
      { query },
    )
    for (const { amount, series } of [rest.weeklyExpenses, rest.monthlyExpenses, rest.yearlyExpenses])
      expect(sum(series[0]?.data ?? [])).toBe(amount)
    for (const row of filled(budgetDetails.rows)) {
      expect(row.expensesAmount + row.remainingAmount).toBe(row.total)
      expect(row.expensesPercentage + row.remainingPercentage).toBeCloseTo(100)
      for (const column of filled(budgetDetails.columns)) expect(row).toHaveProperty(column)
    }
    expect(sum(taskDistribution.series)).toBe(100)
    expect(sum(budgetDistribution.series[0]?.data ?? [])).toBe(100)
  })
})

describe('projects', () => {
  it('are listed in the caller’s language, and each has its own figures', async () => {
    const first = await conforming(dashboards.project, { query: {} })
    expect(first.projects?.map(({ id }) => id)).toEqual(['shop', 'online', 'warehouse'])
    expect(first.projects?.[1]?.name).toBe('Online shop')
    const online = await conforming(dashboards.project, { query: { project: 'online' } })
    expect(online.yearlyExpenses.amount).toBeLessThan(first.yearlyExpenses.amount)
  })

  it('that do not exist are not found', async () => {
    expect((await send(dashboards.project, { query: { project: 'none' } })).status).toBe(404)
  })
})

describe('a trade', () => {
  it('moves coins and cash at the price of the moment, and the next reply has the new wallets', async () => {
    const before = await conforming(dashboards.crypto)
    const bought = await conforming(dashboards.trade, { body: { coin: 'btc', side: 'buy', amount: 0.2 } })
    expect(bought.wallets.btc).toBeCloseTo(before.wallets.btc + 0.2, 8)
    expect(bought.total).toBeCloseTo(bought.price * 0.2, 2)
    expect(bought.cash).toBeCloseTo((before.cash ?? 0) - bought.total, 2)
    const sold = await conforming(dashboards.trade, { body: { coin: 'xrp', side: 'sell', amount: 1270 } })
    expect(sold.wallets.xrp).toBe(0)
    expect(sold.cash).toBeCloseTo(bought.cash + sold.total, 2)
    const after = await conforming(dashboards.crypto)
    expect([after.wallets, after.cash]).toEqual([sold.wallets, sold.cash])
  })

  it.each([
    { coin: 'btc', side: 'buy', amount: 1 },
    { coin: 'btc', side: 'sell', amount: 0.0842 },
    { coin: 'ltc', side: 'sell', amount: 1 },
    { coin: 'btc', side: 'sell', amount: 0 },
    { coin: 'btc', side: 'sell', amount: -1 },
  ])('of more than there is, or of nothing, is refused: %j', async body => {
    const before = await db.sets.get('crypto')
    expect((await send(dashboards.trade, { body })).status).toBe(400)
    expect(await db.sets.get('crypto')).toEqual(before)
  })

  it('needs the right to change reports', async () => {
    await db.permissions.update('store', { report: 'create' })
    const body = { coin: 'btc', side: 'sell', amount: 0.01 }
    expect((await send(dashboards.trade, { body })).status).toBe(403)
  })
})
