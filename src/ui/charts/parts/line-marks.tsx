import { type ChartSeries, colorOf } from '#src/ui/charts/chart-model.ts'
import { css } from '#styled-system/css'

interface Props {
  series: readonly ChartSeries[]
  /** The marked position. */
  index: number
  /** The share of the width at which it is; above 1 it is not visible. */
  share: number
  /** Of the whole drawing, in px. */
  width: number
  height: number
  /** Returns the vertical place of a value, in px. */
  place: (value: number) => number
  /** The lower end of a line through the position, in px; undefined for none. */
  lineTo: number | undefined
}

const RADIUS_PX = 4.5
const CENTER_PX = 6

/**
 * A dot on each line at one position, and a line through it. It is a narrow layer that the browser moves, so that another
 * position paints nothing but the dots.
 */
export function LineMarks({ series, index, share, width, height, place, lineTo }: Props) {
  if (share > 1) return null
  const x = Math.min(Math.max(share * width, CENTER_PX), width - CENTER_PX)
  return (
    <svg
      width={2 * CENTER_PX}
      height={height}
      aria-hidden="true"
      className={layer}
      style={{ transform: `translateX(${x - CENTER_PX}px)` }}
    >
      {lineTo !== undefined && (
        <line x1={CENTER_PX} x2={CENTER_PX} y2={lineTo} stroke={colorOf('compare')} strokeDasharray="3 4" />
      )}
      {series.map(({ name, color, values }) => {
        const value = values[index] ?? null
        return (
          value !== null && (
            <circle
              key={name}
              cx={CENTER_PX}
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
}

const layer = css({ gridArea: '1 / 1', display: 'block', willChange: 'transform' })
