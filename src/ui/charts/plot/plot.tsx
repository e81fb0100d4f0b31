import type { ReactNode } from 'react'
import { css } from '#styled-system/css'
import { type Reading, readingText } from './chart-tip.tsx'
import { useActivePosition } from './use-active-position.ts'
import { usePlotPointer } from './use-plot-pointer.ts'
import { useWidth } from './use-width.ts'
import type { Zoom } from './use-zoom.ts'

/** What a plot tells its drawing. */
export interface Drawing {
  /** In px. */
  width: number
  /** The position whose values are shown, and these values. */
  active: number | undefined
  reading: Reading | undefined
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
  /** Returns layers (`PlotLayers`) and a tooltip (`PlotMarker`). */
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
  const { active, spoken, setActive, slider } = useActivePosition({ label, count, shareAt, zoom })
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
      aria-valuetext={readingText(readingAt(spoken))}
      className={frame}
      style={{ ...style, minHeight: height }}
    >
      {width > 0 &&
        children({ width, active, reading: active === undefined ? undefined : readingAt(active) })}
    </div>
  )
}

const frame = css({ position: 'relative', borderRadius: 'xs', cursor: 'default' })
