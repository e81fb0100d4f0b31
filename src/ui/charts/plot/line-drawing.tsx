import { formatDate, formatDayAndMonth, formatTime } from '#src/lib/format/dates.ts'
import type { Formats } from '#src/lib/format/formats.ts'
import type { ChartFormat, ChartSeries } from '#src/ui/charts/chart-model.ts'
import type { DrawnRange } from '#src/ui/charts/scale/time-range.ts'
import { type TickUnit, timeTicks } from '#src/ui/charts/scale/time-ticks.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { PositionAxis, ValueLabels, ValueLines } from './axes.tsx'
import { LineMarks, MARK_PX } from './line-marks.tsx'
import { LinePath } from './line-path.tsx'
import type { Drawing } from './plot.tsx'
import { PlotLayer } from './plot-layer.tsx'
import { PlotLayers } from './plot-layers.tsx'
import { PlotMarker } from './plot-marker.tsx'
import { useLineLayout } from './use-line-layout.ts'

interface Props extends Drawing {
  series: readonly ChartSeries[]
  /** The positions, in ms since 1970, in ascending order. */
  times: readonly number[]
  /** The part that is drawn. */
  range: DrawnRange
  /** How far it is moved to the right, as a share of the width. */
  shift: number
  isMovable: boolean
  /** Returns the share of the width at which a position is. */
  shareAt: (index: number) => number
  format: ChartFormat
  /** In px. */
  height: number
  area: boolean
  /** The values begin near the lowest visible one, not at 0. */
  fitted: boolean
  bare: boolean
  bleed: boolean
  marksLast: boolean
}

const AXIS_PX = 28
const TOP_PX = 22

/** The lines of a chart with their axes, and the marks and the tooltip of the active position. */
export function LineDrawing({ series, times, range, shareAt, format, width, height, ...props }: Props) {
  const { shift, isMovable, active, reading, area, fitted, bare, bleed, marksLast } = props
  const formats = useFormats()
  const bottom = height - (bare ? 2 : AXIS_PX)
  const { drawn, places, placeOf, place, grid, drawnWidth } = useLineLayout({
    series,
    times,
    ...range,
    width,
    scaling: { fromZero: !fitted, top: bare ? 6 : TOP_PX, bottom, count: bare ? 0 : 4 },
  })
  const lines = grid.map(({ value, y }) => ({ text: format.value(value), y }))
  const { unit, times: ticks } = timeTicks(range.from, range.to, Math.max(2, Math.floor(drawnWidth / 84)))
  const labels = ticks.map(time => ({
    position: time,
    text: tickText(time, unit, formats),
    x: placeOf(time),
  }))
  // The card hides what is beyond its edge.
  const edge = bleed ? MARK_PX : 0
  const marked = active ?? (marksLast ? lastOf(series[0]) : undefined)

  return (
    <>
      <PlotLayers height={height}>
        <PlotLayer width={width} height={height} shift={isMovable ? shift : undefined}>
          {!bare && (
            <>
              <ValueLines width={drawnWidth} ticks={lines} />
              <PositionAxis width={drawnWidth} y={height - 8} labels={labels} />
            </>
          )}
          {drawn.map(one => (
            <LinePath
              key={one.name}
              series={one}
              places={places}
              width={drawnWidth}
              place={place}
              bottom={bottom}
              area={area && !one.dashed}
            />
          ))}
        </PlotLayer>
        <PlotLayer width={width} height={height}>
          <ValueLabels inset={bleed ? 20 : 0} ticks={lines} />
        </PlotLayer>
      </PlotLayers>
      {marked !== undefined && shareAt(marked) <= 1 && (
        <PlotMarker
          x={Math.min(Math.max(shareAt(marked) * width, edge), width - edge)}
          width={width}
          reading={reading}
        >
          <LineMarks
            series={series}
            index={marked}
            height={height}
            place={place}
            lineTo={active === undefined ? undefined : bottom}
          />
        </PlotMarker>
      )}
    </>
  )
}

/** Returns the label of a time on an axis. January has its year. */
function tickText(time: number, unit: TickUnit, formats: Formats): string {
  const date = new Date(time)
  if (unit === 'day') return formatDayAndMonth(date, formats)
  if (unit === 'time')
    return date.getHours() + date.getMinutes() === 0
      ? formatDayAndMonth(date, formats)
      : formatTime(date, formats.locale)
  if (date.getMonth() === 0) return String(date.getFullYear())
  return formatDate(date, { ...formats, date: 'MMM' })
}

const lastOf = (series: ChartSeries | undefined) =>
  series ? series.values.findLastIndex(value => value !== null) : undefined
