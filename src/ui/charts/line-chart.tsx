import { bisectCenter } from 'd3-array'
import type { ReactNode } from 'react'
import { useFormats } from '#src/ui/text/formats.tsx'
import { type ChartModel, type ChartSeries, colorOf } from './chart-model.ts'
import { ActiveLine, PositionAxis, ValueLabels, ValueLines } from './parts/axes.tsx'
import { ChartFrame } from './parts/chart-frame.tsx'
import { chartTip, tipText } from './parts/chart-tip.tsx'
import { LinePath } from './parts/line-path.tsx'
import { Plot } from './parts/plot.tsx'
import { tickText } from './scale/tick-text.ts'
import { timeTicks } from './scale/time-ticks.ts'
import { valueScale } from './scale/value-scale.ts'
import { useChartFormat } from './use-chart-format.ts'

interface Props {
  /** Its positions are times, in ascending order. */
  model: ChartModel
  /** In px. */
  height?: number
  /** Fills the area below the lines; the values then begin at 0, unless they are `fitted`. */
  area?: boolean
  /** The values begin near the lowest one, because only their changes matter. */
  fitted?: boolean
  /** Without axes: a small chart that shows only the course of a figure. */
  bare?: boolean
  /** The positions are times of day, so the tooltip shows the time too. */
  withTime?: boolean
  formatValue?: (value: number) => string
  head?: ReactNode
  tools?: ReactNode
  /** The lines reach the edges of the card. */
  bleed?: boolean
  /** Marks the last value with a dot. */
  marksLast?: boolean
}

const AXIS_PX = 28
const TOP_PX = 22

/** Lines, or areas, over time. Series with more points than pixels are reduced to what is visible. */
export function LineChart({
  model,
  height = 240,
  area = false,
  bare = false,
  withTime = false,
  ...props
}: Props) {
  const { formatValue, head, tools, fitted = bare, bleed = false, marksLast = false } = props
  const formats = useFormats()
  const format = useChartFormat({ withTime, formatValue })
  const times = model.positions.map(Number)
  const [from = 0, to = from] = [times[0], times.at(-1)]
  const shareAt = (index: number) => (to > from ? ((times[index] ?? from) - from) / (to - from) : 0.5)
  const bottom = height - (bare ? 2 : AXIS_PX)

  const draw = (visible: readonly ChartSeries[], width: number, active: number | undefined) => {
    const scale = valueScale(visible, {
      fromZero: area && !fitted,
      top: bare ? 6 : TOP_PX,
      bottom,
      count: bare ? 0 : 4,
    })
    const places = times.map((_, index) => shareAt(index) * width)
    const marked = active ?? (marksLast ? lastOf(visible[0]) : undefined)
    const { unit, times: ticks } = timeTicks(from, to, Math.max(2, Math.floor(width / 84)))
    const lines = scale.lines.map(value => ({ text: format.value(value), y: scale.place(value) }))
    return (
      <>
        {!bare && (
          <>
            <ValueLines width={width} ticks={lines} />
            <PositionAxis
              width={width}
              y={height - 8}
              labels={ticks.map(time => ({
                position: time,
                text: tickText(time, unit, formats),
                x: to > from ? ((time - from) / (to - from)) * width : width / 2,
              }))}
            />
          </>
        )}
        {active !== undefined && <ActiveLine x={places[active] ?? 0} height={bottom} />}
        {visible.map(series => (
          <LinePath
            key={series.name}
            series={series}
            places={places}
            width={width}
            place={scale.place}
            bottom={bottom}
            area={area && !series.dashed}
          />
        ))}
        <ValueLabels inset={bleed ? 20 : 0} ticks={lines} />
        {marked !== undefined &&
          visible.map(({ name, color, values }) => {
            const value = values[marked] ?? null
            return (
              value !== null && (
                <circle
                  key={name}
                  cx={Math.min(Math.max(places[marked] ?? 0, 5), width - 5)}
                  cy={scale.place(value)}
                  r={4.5}
                  fill={colorOf(color)}
                  stroke="var(--colors-surface)"
                  strokeWidth={2}
                />
              )
            )
          })}
      </>
    )
  }

  return (
    <ChartFrame model={model} format={format} height={height} head={head} tools={tools} bleed={bleed}>
      {visible => (
        <Plot
          label={model.title}
          count={times.length}
          height={height}
          shareAt={shareAt}
          indexAt={share => bisectCenter(times, from + share * (to - from))}
          textOf={index => tipText({ model, series: visible, format, index })}
          tip={index => chartTip({ model, series: visible, format, index })}
        >
          {({ width, active }) => draw(visible, width, active)}
        </Plot>
      )}
    </ChartFrame>
  )
}

const lastOf = (series: ChartSeries | undefined) =>
  series ? series.values.findLastIndex(value => value !== null) : undefined
