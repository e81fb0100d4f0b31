import { nice, ticks } from 'd3-array'
import type { ChartSeries } from '#src/ui/charts/chart-model.ts'

interface Options {
  /** The lowest value is 0, or less if there are negative values. */
  fromZero: boolean
  /** The largest sum or value, if it is not that of a series. */
  highest?: number
  /** The highest and the lowest place, in px. */
  top: number
  bottom: number
  /** The number of lines. */
  count: number
}

/** Returns the place of a value in px, and the values of the lines. */
export function valueScale(
  series: readonly ChartSeries[],
  { fromZero, highest, top, bottom, count }: Options,
) {
  let [low, high] = [Number.POSITIVE_INFINITY, highest ?? Number.NEGATIVE_INFINITY]
  for (const { values } of series)
    for (const value of values) {
      if (value === null) continue
      if (value < low) low = value
      if (value > high) high = value
    }
  if (!Number.isFinite(low)) low = 0
  if (!Number.isFinite(high)) high = 1
  if (fromZero) low = Math.min(low, 0)
  if (high <= low) high = low + 1
  const [start, end] = count > 0 ? nice(low, high, count) : [low, high]
  const place = (value: number) => bottom - ((value - start) / (end - start)) * (bottom - top)
  return { place, lines: count > 0 ? ticks(start, end, count) : [] }
}
