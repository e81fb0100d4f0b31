import { expect, it } from 'vitest'
import type { ChartSeries } from '#src/ui/charts/chart-model.ts'
import { columnsOf } from './columns.ts'

const series: ChartSeries[] = [
  { name: 'New', color: 'c1', values: [10, null, 30] },
  { name: 'Closed', color: 'c2', values: [5, 20, 0] },
]
/** One px for each unit; 0 is at 100 px. */
const place = (value: number) => 100 - value
const options = { series, count: 3, width: 300, place }

it('places columns side by side, one for each value above 0', () => {
  const columns = columnsOf({ ...options, stacked: false })
  expect(columns.map(({ key, y, height }) => [key, y, height])).toEqual([
    ['New 0', 90, 10],
    ['New 2', 70, 30],
    ['Closed 0', 95, 5],
    ['Closed 1', 80, 20],
  ])
  const [first, , closed] = columns
  expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThan(closed?.x ?? 0)
})

it('stacks columns: the second series begins where the first one ends', () => {
  const columns = columnsOf({ ...options, stacked: true })
  expect(columns.map(({ key, y, height }) => [key, y, height])).toEqual([
    ['New 0', 90, 10],
    ['New 2', 70, 30],
    ['Closed 0', 85, 5],
    ['Closed 1', 80, 20],
  ])
})
