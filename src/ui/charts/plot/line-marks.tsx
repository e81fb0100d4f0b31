import { type ChartSeries, colorOf } from '#src/ui/charts/chart-model.ts'
import { css } from '#styled-system/css'

interface Props {
  series: readonly ChartSeries[]
  /** The marked position. */
  index: number
  /** Of the whole drawing, in px. */
  height: number
  /** Returns the vertical place of a value, in px. */
  place: (value: number) => number
  /** The lower end of a line through the position, in px; undefined for none. */
  lineTo: number | undefined
}

const RADIUS_PX = 4.5
/** The distance from the center of a dot to its outermost px. */
export const MARK_PX = 6

/** A dot on each line at one position, and a line through it, for a `PlotMarker`. */
export const LineMarks = ({ series, index, height, place, lineTo }: Props) => (
  <svg width={2 * MARK_PX} height={height} aria-hidden="true" className={centered}>
    {lineTo !== undefined && (
      <line x1={MARK_PX} x2={MARK_PX} y2={lineTo} stroke={colorOf('compare')} strokeDasharray="3 4" />
    )}
    {series.map(({ name, color, values }) => {
      const value = values[index] ?? null
      return (
        value !== null && (
          <circle
            key={name}
            cx={MARK_PX}
            cy={place(value)}
            r={RADIUS_PX}
            fill={colorOf(color)}
            stroke="var(--colors-surface)"
            strokeWidth={2}
          />
        )
      )
    })}
  </svg>
)

const centered = css({ display: 'block', position: 'absolute', left: '-1.5', top: '0' })
