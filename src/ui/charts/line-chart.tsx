import { bisectCenter } from 'd3-array'
import type { ReactNode } from 'react'
import type { ChartModel } from './chart-model.ts'
import { ChartFrame } from './plot/chart-frame.tsx'
import { readingOf } from './plot/chart-tip.tsx'
import { LineDrawing } from './plot/line-drawing.tsx'
import { Plot } from './plot/plot.tsx'
import { useZoom } from './plot/use-zoom.ts'
import { ZoomButtons } from './plot/zoom-buttons.tsx'
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

/** Charts with fewer points are readable as they are. */
const ZOOM_FROM_POINTS = 100

/**
 * Lines, or areas, over time. Series with more points than pixels are reduced to what is visible. In a chart with many
 * points a part can be enlarged.
 */
export function LineChart({
  model,
  height = 240,
  area = false,
  bare = false,
  withTime = false,
  ...props
}: Props) {
  const { formatValue, head, tools, fitted = bare, bleed = false, marksLast = false } = props
  const format = useChartFormat({ withTime, formatValue })
  const times = model.positions.map(Number)
  const [first = 0, last = first] = [times[0], times.at(-1)]
  const { range, drawn, zoom } = useZoom({ from: first, to: last }, times.length)
  const canZoom = !bare && times.length >= ZOOM_FROM_POINTS
  const span = range.to - range.from
  const shareAt = (index: number) => (span > 0 ? ((times[index] ?? range.from) - range.from) / span : 0.5)

  return (
    <ChartFrame
      model={model}
      format={format}
      height={height}
      head={head}
      tools={tools}
      buttons={canZoom && <ZoomButtons zoom={zoom} />}
      bleed={bleed}
    >
      {visible => (
        <Plot
          label={model.title}
          count={times.length}
          height={height}
          shareAt={shareAt}
          indexAt={share => bisectCenter(times, range.from + share * span)}
          readingAt={index => readingOf({ model, series: visible, format, index })}
          {...(canZoom && { zoom })}
        >
          {drawing => (
            <LineDrawing
              {...drawing}
              series={visible}
              times={times}
              range={drawn}
              shift={span > 0 ? (drawn.from - range.from) / span : 0}
              isMovable={zoom.isZoomed}
              shareAt={shareAt}
              format={format}
              height={height}
              area={area}
              fitted={fitted || !area}
              bare={bare}
              bleed={bleed}
              marksLast={marksLast}
            />
          )}
        </Plot>
      )}
    </ChartFrame>
  )
}
