import { type ChartColor, colorOf } from './chart-model.ts'

interface Props {
  values: readonly number[]
  color: ChartColor
  /** In px. */
  width?: number
  height?: number
}

/** A line of the size of a word that shows the course of a figure. The figure itself is written beside it. */
export function Sparkline({ values, color, width = 72, height = 28 }: Props) {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const x = (index: number) => 2 + (index / Math.max(values.length - 1, 1)) * (width - 4)
  const y = (value: number) => height - 3 - ((value - low) / (high - low || 1)) * (height - 6)
  const points = values.map((value, index) => `${x(index)},${y(value)}`).join(' ')
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      style={{ flex: 'none' }}
    >
      <polyline
        points={points}
        fill="none"
        stroke={colorOf(color)}
        strokeWidth={1.6}
        strokeLinejoin="round"
      />
    </svg>
  )
}
