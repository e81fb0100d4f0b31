import type { Position } from '#src/ui/charts/chart-model.ts'

const FONT = { fontSize: '0.75rem', fill: 'var(--colors-chart-axis)', fontVariantNumeric: 'tabular-nums' }

/** The values of an axis with their height in px. */
type Ticks = readonly { text: string; y: number }[]

/** Horizontal lines. */
export const ValueLines = ({ ticks, width }: { ticks: Ticks; width: number }) => (
  <g>
    {ticks.map(({ y }) => (
      <line key={y} x1={0} x2={width} y1={y} y2={y} stroke={gridColor} />
    ))}
  </g>
)

/**
 * The values of the horizontal lines, above them, `inset` px from the left edge. Their outline separates them from the
 * drawing below them.
 */
export const ValueLabels = ({ ticks, inset = 0 }: { ticks: Ticks; inset?: number }) => (
  <g style={{ paintOrder: 'stroke', stroke: 'var(--colors-surface)', strokeWidth: 3, strokeOpacity: 0.7 }}>
    {ticks.map(({ text, y }) => (
      <text key={y} x={inset} y={y - 5} style={FONT}>
        {text}
      </text>
    ))}
  </g>
)

const gridColor = 'var(--colors-chart-grid)'

interface Names {
  labels: readonly { position: Position; text: string; x: number }[]
  width: number
  /** Of the base line of the texts, in px. */
  y: number
}

/** The names of positions below a chart. Those at the edges stay inside. */
export const PositionAxis = ({ labels, width, y }: Names) => (
  <g>
    {labels.map(({ position, text, x }) => (
      <text
        key={position}
        x={Math.min(Math.max(x, 2), width - 2)}
        y={y}
        textAnchor={x < 24 ? 'start' : x > width - 24 ? 'end' : 'middle'}
        style={FONT}
      >
        {text}
      </text>
    ))}
  </g>
)
