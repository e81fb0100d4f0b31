import type { ChartFormat, ChartSeries } from '#src/ui/charts/chart-model.ts'
import { tickText } from '#src/ui/charts/scale/tick-text.ts'
import type { TimeRange } from '#src/ui/charts/scale/time-range.ts'
import { timeTicks } from '#src/ui/charts/scale/time-ticks.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { ActiveLine, PositionAxis, ValueLabels, ValueLines } from './axes.tsx'
import { LineMarks } from './line-marks.tsx'
import { LinePath } from './line-path.tsx'
import { useLineLayout } from './use-line-layout.ts'

interface Props {
  series: readonly ChartSeries[]
  /** The positions, in ms since 1970, in ascending order. */
  times: readonly number[]
  /** The visible part. */
  range: TimeRange
  /** Returns the share of the width at which a position is. */
  shareAt: (index: number) => number
  format: ChartFormat
  /** In px. */
  width: number
  height: number
  /** The position whose values are shown. */
  active: number | undefined
  area: boolean
  /** The values begin near the lowest visible one, not at 0. */
  fitted: boolean
  bare: boolean
  bleed: boolean
  marksLast: boolean
}

const AXIS_PX = 28
const TOP_PX = 22

/** The lines of a chart with their axes. Only the marks of the active position change with it. */
export function LineDrawing({
  series,
  times,
  range: { from, to },
  shareAt,
  format,
  width,
  height,
  ...props
}: Props) {
  const { active, area, fitted, bare, bleed, marksLast } = props
  const formats = useFormats()
  const bottom = height - (bare ? 2 : AXIS_PX)
  const { visible, places, place, grid } = useLineLayout({
    series,
    times,
    from,
    to,
    shareAt,
    width,
    scaling: { fromZero: !fitted, top: bare ? 6 : TOP_PX, bottom, count: bare ? 0 : 4 },
  })
  const lines = grid.map(({ value, y }) => ({ text: format.value(value), y }))
  const { unit, times: ticks } = timeTicks(from, to, Math.max(2, Math.floor(width / 84)))
  const labels = ticks.map(time => ({
    position: time,
    text: tickText(time, unit, formats),
    x: to > from ? ((time - from) / (to - from)) * width : width / 2,
  }))
  const marked = active ?? (marksLast ? lastOf(series[0]) : undefined)

  return (
    <>
      {!bare && (
        <>
          <ValueLines width={width} ticks={lines} />
          <PositionAxis width={width} y={height - 8} labels={labels} />
        </>
      )}
      {active !== undefined && <ActiveLine x={shareAt(active) * width} height={bottom} />}
      {visible.map(one => (
        <LinePath
          key={one.name}
          series={one}
          places={places}
          width={width}
          place={place}
          bottom={bottom}
          area={area && !one.dashed}
        />
      ))}
      <ValueLabels inset={bleed ? 20 : 0} ticks={lines} />
      {marked !== undefined && (
        <LineMarks series={series} index={marked} share={shareAt(marked)} width={width} place={place} />
      )}
    </>
  )
}

const lastOf = (series: ChartSeries | undefined) =>
  series ? series.values.findLastIndex(value => value !== null) : undefined
