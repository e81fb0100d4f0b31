import type { ChartColor, ChartSeries } from '#src/ui/charts/chart-model.ts'

interface Options {
  series: readonly ChartSeries[]
  /** The number of positions. */
  count: number
  /** In px. */
  width: number
  stacked: boolean
  /** Returns the vertical place of a value, in px. */
  place: (value: number) => number
}

/** A rectangle of a chart, in px. */
export interface Column {
  key: string
  color: ChartColor
  x: number
  y: number
  width: number
  height: number
}

/** The share of the space of a position that its columns take, and the widest columns in px. */
const FILL = 0.62
const MAX_WIDTH_PX = 44
/** The space between two columns of a position, in px. */
const GAP_PX = 2

/** Returns the rectangles of all values, side by side or on top of each other. */
export function columnsOf({ series, count, width, stacked, place }: Options): Column[] {
  const step = width / Math.max(count, 1)
  const slots = stacked ? 1 : Math.max(series.length, 1)
  const wide = Math.max(1, Math.min((step * FILL) / slots - GAP_PX, MAX_WIDTH_PX))
  const bases = Array.from({ length: count }, () => 0)
  return series.flatMap(({ name, color, values }, slot) =>
    values.slice(0, count).flatMap((value, index): Column[] => {
      if (value === null || value <= 0) return []
      const base = stacked ? (bases[index] ?? 0) : 0
      bases[index] = base + value
      const [y, end] = [place(base + value), place(base)]
      const offset = stacked ? -wide / 2 : (slot - slots / 2) * (wide + GAP_PX) + GAP_PX / 2
      const x = (index + 0.5) * step + offset
      return [{ key: `${name} ${index}`, color, x, y, width: wide, height: Math.max(end - y, 1) }]
    }),
  )
}
