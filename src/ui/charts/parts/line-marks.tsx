import { type ChartSeries, colorOf } from '#src/ui/charts/chart-model.ts'

interface Props {
  series: readonly ChartSeries[]
  /** The marked position. */
  index: number
  /** The share of the width at which it is; above 1 it is not visible. */
  share: number
  /** In px. */
  width: number
  /** Returns the vertical place of a value, in px. */
  place: (value: number) => number
}

/** A dot on each line at one position. */
export function LineMarks({ series, index, share, width, place }: Props) {
  if (share > 1) return null
  return series.map(({ name, color, values }) => {
    const value = values[index] ?? null
    return (
      value !== null && (
        <circle
          key={name}
          cx={Math.min(Math.max(share * width, 5), width - 5)}
          cy={place(value)}
          r={4.5}
          fill={colorOf(color)}
          stroke="var(--colors-surface)"
          strokeWidth={2}
        />
      )
    )
  })
}
