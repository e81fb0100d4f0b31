import type { PointerEvent, ReactNode } from 'react'
import { css } from '#styled-system/css'
import { useActivePosition } from './use-active-position.ts'
import { useWidth } from './use-width.ts'

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
  /** Returns the share of the width at which a position is. */
  shareAt: (index: number) => number
  /** Returns the values of a position as one text, for assistive technology. */
  textOf: (index: number) => string
  /** The content of the tooltip of a position. */
  tip: (index: number) => ReactNode
  children: (drawing: Drawing) => ReactNode
}

/** The drawing of a chart, with a tooltip by pointer, touch and arrow keys. A touch moves it sideways; the page still scrolls. */
export function Plot({ label, count, height, inset = 0, indexAt, shareAt, textOf, tip, children }: Props) {
  const { ref, width } = useWidth()
  const { active, setActive, slider } = useActivePosition(label, count, textOf)

  function follow(event: PointerEvent) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const share = (event.clientX - left - inset) / Math.max(width - inset, 1)
    if (count > 0) setActive(indexAt(Math.min(Math.max(share, 0), 1)))
  }

  return (
    <div
      {...slider}
      ref={ref}
      className={frame}
      style={{ minHeight: height, touchAction: 'pan-y' }}
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerLeave={event => event.pointerType === 'mouse' && setActive(undefined)}
    >
      {width > 0 && (
        <svg
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          className={css({ display: 'block', width: 'full', pointerEvents: 'none' })}
        >
          {children({ width, active })}
        </svg>
      )}
      {active !== undefined && (
        <div
          aria-hidden="true"
          className={tooltip}
          style={placed((inset + shareAt(active) * (width - inset)) / Math.max(width, 1))}
        >
          {tip(active)}
        </div>
      )}
    </div>
  )
}

/** Places the tooltip beside the position, on the side with more space. */
function placed(share: number) {
  const distance = '0.75rem'
  return share > 0.5
    ? { right: `${(1 - share) * 100}%`, marginRight: distance }
    : { left: `${share * 100}%`, marginLeft: distance }
}

const frame = css({ position: 'relative', borderRadius: 'xs', cursor: 'default' })
const tooltip = css({
  position: 'absolute',
  top: '1',
  zIndex: 'raised',
  display: 'grid',
  gap: '0.5',
  paddingBlock: '2',
  paddingInline: '3',
  borderRadius: 'lg',
  background: 'raised',
  color: 'fg',
  textStyle: 'caption',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  fontVariantNumeric: 'tabular-nums',
  boxShadow: '[{shadows.lg}, {shadows.hairline}]',
})
