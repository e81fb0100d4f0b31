import { max } from 'd3-array'
import type { ReactNode } from 'react'
import { type ChartModel, type ChartSeries, colorOf } from './chart-model.ts'
import { PositionAxis, ValueLabels, ValueLines } from './plot/axes.tsx'
import { ChartFrame } from './plot/chart-frame.tsx'
import { readingOf } from './plot/chart-tip.tsx'
import { DrawIn } from './plot/draw-in.tsx'
import { Plot } from './plot/plot.tsx'
import { PlotLayer } from './plot/plot-layer.tsx'
import { PlotLayers } from './plot/plot-layers.tsx'
import { PlotMarker } from './plot/plot-marker.tsx'
import { columnsOf } from './scale/columns.ts'
import { valueScale } from './scale/value-scale.ts'
import { useChartFormat } from './use-chart-format.ts'

interface Props {
  /** Its positions are names, or the times of days. */
  model: ChartModel
  /** In px. */
  height?: number
  /** The series are on top of each other instead of side by side. */
  stacked?: boolean
  /** The text below a column; by default that of the tooltip. */
  formatPosition?: (position: string | number) => string
  formatValue?: (value: number) => string
  head?: ReactNode
  tools?: ReactNode
}

const AXIS_PX = 28
const TOP_PX = 22
/** The width of a character of a label. */
const LABEL_PX = 7

/** Columns by category, side by side or stacked. Negative values are not drawn. */
export function ColumnChart({ model, height = 240, stacked = false, ...props }: Props) {
  const { formatPosition, formatValue, head, tools } = props
  const usual = useChartFormat({ formatValue })
  const format = formatPosition ? { ...usual, position: formatPosition } : usual
  const { positions } = model
  const count = positions.length
  // The labels of the values are beside the columns, not below them.
  const inset =
    LABEL_PX *
    Math.max(...model.series.flatMap(({ values }) => format.value(max(values, Number) ?? 0).length), 2)
  const shareAt = (index: number) => (index + 0.5) / count
  const bottom = height - AXIS_PX

  const draw = (visible: readonly ChartSeries[], width: number, active: number | undefined) => {
    const sums = positions.map((_, index) =>
      visible.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
    )
    const highest = stacked ? max(sums) : undefined
    const scale = valueScale(visible, {
      fromZero: true,
      top: TOP_PX,
      bottom,
      count: 4,
      ...(highest && { highest }),
    })
    const ticks = scale.lines.map(value => ({ text: format.value(value), y: scale.place(value) }))
    const inner = Math.max(width - inset, 1)
    const every = Math.ceil((count * 44) / inner)
    return (
      <PlotLayer width={width} height={height}>
        {active !== undefined && (
          <rect
            x={inset + (active / count) * inner}
            y={0}
            width={inner / count}
            height={bottom}
            rx={6}
            fill="var(--colors-chart-band)"
          />
        )}
        <ValueLines width={width} ticks={ticks} />
        <PositionAxis
          width={width}
          y={height - 8}
          labels={positions.flatMap((position, index) =>
            index % every === 0
              ? { position, text: format.position(position), x: inset + shareAt(index) * inner }
              : [],
          )}
        />
        <DrawIn>
          {columnsOf({ series: visible, count, width: inner, stacked, place: scale.place }).map(
            ({ key, color, x, ...rect }) => (
              <rect
                key={key}
                {...rect}
                x={inset + x}
                rx={Math.min(4, rect.height / 2)}
                fill={colorOf(color)}
              />
            ),
          )}
        </DrawIn>
        <ValueLabels ticks={ticks} />
      </PlotLayer>
    )
  }

  return (
    <ChartFrame model={model} format={format} height={height} head={head} tools={tools}>
      {visible => (
        <Plot
          label={model.title}
          count={count}
          height={height}
          inset={inset}
          shareAt={shareAt}
          indexAt={share => Math.min(Math.floor(share * count), count - 1)}
          readingAt={index => readingOf({ model, series: visible, format, index })}
        >
          {({ width, active, reading }) => (
            <>
              <PlotLayers height={height}>{draw(visible, width, active)}</PlotLayers>
              {active !== undefined && (
                <PlotMarker x={inset + shareAt(active) * (width - inset)} width={width} reading={reading} />
              )}
            </>
          )}
        </Plot>
      )}
    </ChartFrame>
  )
}
