import type { ReactNode } from 'react'
import { css } from '#styled-system/css'
import { ChartTip, type Reading, readingText } from './chart-tip.tsx'
import { useActivePosition } from './use-active-position.ts'
import { usePlotPointer } from './use-plot-pointer.ts'
import { useWidth } from './use-width.ts'
import type { Zoom } from './use-zoom.ts'

/** What a plot tells its drawing. */
export interface Drawing {
  /** In px. */
  width: number
  /** The position whose values are shown. */
  active: number | undefined
}

interface Props {
  /** The accessible name. */
  label: string
  /** The number of positions. */
  count: number
  /** In px. */
  height: number
  /** The width of the labels at the left, in px; the positions are on the rest of the width. */
  inset?: number
  /** Returns the position at a share of the width (0 to 1), for the pointer. */
  indexAt: (share: number) => number
  /** Returns the share of the width at which a position is; below 0 or above 1 if it is not visible. */
  shareAt: (index: number) => number
  /** Returns the values of a position, for the tooltip and for assistive technology. */
  readingAt: (index: number) => Reading
  /** For a plot of which a part can be enlarged. */
  zoom?: Zoom
  /** Returns layers (`PlotLayer`). */
  children: (drawing: Drawing) => ReactNode
}

/**
 * The drawing of a chart, with a tooltip by pointer, touch and arrow keys. A touch moves it sideways; the page still
 * scrolls. With `zoom` a part can be enlarged.
 */
export function Plot({
  label,
  count,
  height,
  inset = 0,
  indexAt,
  shareAt,
  readingAt,
  zoom,
  children,
}: Props) {
  const { ref, width } = useWidth()
  const { active, current, setActive, slider } = useActivePosition({ label, count, shareAt, zoom })
  const reading = readingAt(current)
  const { style, ...pointer } = usePlotPointer({
    ref,
    inset,
    activate: share => count > 0 && setActive(indexAt(share)),
    deactivate: () => setActive(undefined),
    zoom,
  })

  return (
    <div
      {...slider}
      {...pointer}
      ref={ref}
      aria-valuetext={readingText(reading)}
      className={frame}
      style={{ ...style, minHeight: height }}
    >
      {width > 0 && (
        <div className={layers} style={{ height }}>
          {children({ width, active })}
        </div>
      )}
      {active !== undefined && (
        <div aria-hidden="true" className={above}>
          <div className={tooltip} style={placed(inset + shareAt(active) * (width - inset), width)}>
            <ChartTip reading={reading} />
          </div>
        </div>
      )}
    </div>
  )
}

/** Places the tooltip beside the position at `x` px, on the side with more space, by moving its layer. */
const placed = (x: number, width: number) => ({
  transform:
    x > width / 2
      ? `translateX(calc(${x}px - 100% - ${DISTANCE}))`
      : `translateX(calc(${x}px + ${DISTANCE}))`,
})

const DISTANCE = '0.75rem'
const frame = css({ position: 'relative', borderRadius: 'xs', cursor: 'default' })
/**
 * The layers of a drawing, one on the other. `contain`, here and below, limits the layout that another position needs to
 * these elements.
 */
const layers = css({ display: 'grid', contain: 'strict', pointerEvents: 'none' })
const above = css({
  position: 'absolute',
  inset: '0',
  zIndex: 'raised',
  contain: 'layout size',
  pointerEvents: 'none',
})
const tooltip = css({
  position: 'absolute',
  left: '0',
  willChange: 'transform',
  top: '1',
  display: 'grid',
  gap: '0.5',
  paddingBlock: '2',
  paddingInline: '3',
  borderRadius: 'lg',
  background: 'raised',
  color: 'fg',
  textStyle: 'caption',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  boxShadow: '[{shadows.lg}, {shadows.hairline}]',
})
