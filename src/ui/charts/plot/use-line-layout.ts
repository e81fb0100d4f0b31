import { bisectLeft, bisectRight } from 'd3-array'
import { useMemo } from 'react'
import type { ChartSeries } from '#src/ui/charts/chart-model.ts'
import type { DrawnRange } from '#src/ui/charts/scale/time-range.ts'
import { valueScale } from '#src/ui/charts/scale/value-scale.ts'

interface Options extends DrawnRange {
  series: readonly ChartSeries[]
  /** The positions, in ms since 1970, in ascending order. */
  times: readonly number[]
  /** The width of a visible part, in px. */
  width: number
  scaling: Parameters<typeof valueScale>[1]
}

/**
 * Returns the drawn part of the series, and where its points and the lines of the axis are, in px. It does not depend on
 * the active position, and keeps its result while the position changes: the React compiler does not do so by itself,
 * because the result has a function that is called later.
 */
export function useLineLayout({ series, times, from, to, span, width, scaling }: Options) {
  return useMemo(() => {
    // One point more at each side, so that the lines reach the edges.
    const start = Math.max(bisectLeft(times, from) - 1, 0)
    const end = Math.min(bisectRight(times, to) + 1, times.length)
    const drawn = series.map(one => ({ ...one, values: one.values.slice(start, end) }))
    const placeOf = (time: number) => (span > 0 ? ((time - from) / span) * width : width / 2)
    const { place, lines } = valueScale(drawn, scaling)
    return {
      drawn,
      places: times.slice(start, end).map(placeOf),
      placeOf,
      place,
      grid: lines.map(value => ({ value, y: place(value) })),
      /** Of all that is drawn, in px. */
      drawnWidth: span > 0 ? ((to - from) / span) * width : width,
    }
  }, [series, times, from, to, span, width, scaling])
}
