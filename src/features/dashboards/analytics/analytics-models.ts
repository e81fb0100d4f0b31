import type { Analytics, Measure, PointSeries, Split } from '#src/contract/dashboards.ts'
import type { ChartColor, ChartModel } from '#src/ui/charts/chart-model.ts'

/** The names of a chart in the user's language: its title, the head of the positions, and its series. */
export interface ChartNames {
  title: string
  position: string
  series: readonly string[]
}

export type Period = 'year' | 'quarter' | 'month'

/** The number of samples of a period; there is one every three days. */
const samples: Record<Period, number> = { year: 122, quarter: 31, month: 11 }

export const timesOf = (series: PointSeries | undefined) => series?.data.map(({ x }) => Date.parse(x)) ?? []
export const valuesOf = (series: PointSeries | undefined) => series?.data.map(({ y }) => y) ?? []

/** The visitors of a period, beside those of the same days of the year before. */
export function visitorsModel(
  { visitors }: Analytics,
  period: Period,
  { title, position, series }: ChartNames,
): ChartModel {
  const count = samples[period]
  const [current] = visitors.series['this-year']
  const [last] = visitors.series['last-year']
  return {
    title,
    positionName: position,
    positions: timesOf(current).slice(-count),
    series: [
      { name: series[0] ?? '', color: 'line', values: valuesOf(current).slice(-count) },
      { name: series[1] ?? '', color: 'compare', dashed: true, values: valuesOf(last).slice(-count) },
    ],
  }
}

/** A measure by period. */
export const measureModel = (
  { labels, series }: Measure,
  color: ChartColor,
  { title, position, series: names }: ChartNames,
): ChartModel => ({
  title,
  positionName: position,
  positions: labels.map(label => Date.parse(label)),
  series: series.map(({ name, data }, index) => ({ name: names[index] ?? name, color, values: data })),
})

/** Measures over the same times. */
export const pointsModel = (
  series: readonly PointSeries[],
  { title, position, series: names }: ChartNames,
): ChartModel => ({
  title,
  positionName: position,
  positions: timesOf(series[0]),
  series: series.map((one, index) => ({
    name: names[index] ?? one.name,
    color: index === 0 ? 'c1' : 'c2',
    values: valuesOf(one),
  })),
})

/** Shares in per cent. `nameOf` translates a label. */
export const splitModel = (
  { labels, series }: Split,
  { title, position, series: names }: ChartNames,
  nameOf: (label: string) => string = label => label,
): ChartModel => ({
  title,
  positionName: position,
  positions: labels.map(nameOf),
  series: [{ name: names[0] ?? '', color: 'c1', values: series }],
})
