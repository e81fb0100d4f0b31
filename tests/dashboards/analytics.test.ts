import { beforeEach, expect, it } from 'vitest'
import { dashboards } from '#src/contract/dashboards.ts'
import {
  measureModel,
  pointsModel,
  splitModel,
  visitorsModel,
} from '#src/features/dashboards/analytics/analytics-models.ts'
import { figuresOf } from '#src/ui/charts/chart-model.ts'
import { filled } from '#tests/support/filled.ts'
import { call, freshServer } from '#tests/support/server.ts'

beforeEach(freshServer)

const names = (...series: string[]) => ({ title: 'Title', position: 'Day', series })

it('the table of visitors has the values of the reply, both years by the same days', async () => {
  const reply = await call(dashboards.analytics)
  const { head, rows } = figuresOf(visitorsModel(reply, 'year', names('This year', 'Last year')))
  const [current] = reply.visitors.series['this-year']
  const [last] = reply.visitors.series['last-year']
  expect(head).toEqual(['Day', 'This year', 'Last year'])
  expect(rows).toEqual(filled(current?.data ?? []).map(({ x, y }, index) => [x, y, last?.data[index]?.y]))
  const month = figuresOf(visitorsModel(reply, 'month', names('This year', 'Last year')))
  expect(month.rows).toEqual(rows.slice(-11))
})

it('the tables of conversions, impressions and visits have the values of the reply', async () => {
  const reply = await call(dashboards.analytics)
  for (const measure of [reply.conversions, reply.impressions, reply.visits]) {
    const { rows } = figuresOf(measureModel(measure, 'c1', names('Name')))
    expect(rows).toEqual(
      filled(measure.labels).map((label, index) => [label, measure.series[0]?.data[index]]),
    )
  }
})

it('the table of page views and visitors has the values of the reply', async () => {
  const { visitorsVsPageViews } = await call(dashboards.analytics)
  const [views, visitors] = visitorsVsPageViews.series
  const { rows } = figuresOf(pointsModel(visitorsVsPageViews.series, names('Page views', 'Visitors')))
  expect(rows).toEqual(filled(views?.data ?? []).map(({ x, y }, index) => [x, y, visitors?.data[index]?.y]))
})

it('the tables of the shares have the labels and values of the reply', async () => {
  const reply = await call(dashboards.analytics)
  for (const split of [reply.newVsReturning, reply.gender, reply.age, reply.language]) {
    const { rows } = figuresOf(splitModel(split, names('Share')))
    expect(rows).toEqual(filled(split.labels).map((label, index) => [label, split.series[index]]))
  }
})
