import { bisectLeft, bisectRight } from 'd3-array'
import { useMemo } from 'react'
import type { ChartSeries } from '#src/ui/charts/chart-model.ts'
import type { TimeRange } from '#src/ui/charts/scale/time-range.ts'
import { valueScale } from '#src/ui/charts/scale/value-scale.ts'

interface Options extends TimeRange {
  series: readonly ChartSeries[]
  /** The positions, in ms since 1970, in ascending order. */
  times: readonly number[]
  /** Returns the share of the width at which a position is. */
  shareAt: (index: number) => number
  /** In px. */
  width: number
  scaling: Parameters<typeof valueScale>[1]
}

/**
 * Returns the visible part of the series, and where its points and the lines of the axis are, in px. It does not depend on
 * the active position, and keeps its result while the position changes: the React compiler does not do so by itself,
 * because the result has a function that is called later.
 */
export function useLineLayout({ series, times, from, to, shareAt, width, scaling }: Options) {
  return useMemo(() => {
    // One point more at each side, so that the lines reach the edges.
    const start = Math.max(bisectLeft(times, from) - 1, 0)
    const end = Math.min(bisectRight(times, to) + 1, times.length)
    const visible = series.map(one => ({ ...one, values: one.values.slice(start, end) }))
    const places = times.slice(start, end).map((_, index) => shareAt(start + index) * width)
    const { place, lines } = valueScale(visible, scaling)
    return { visible, places, place, grid: lines.map(value => ({ value, y: place(value) })) }
  }, [series, times, from, to, shareAt, width, scaling])
}
