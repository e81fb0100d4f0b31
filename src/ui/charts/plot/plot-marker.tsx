import type { ReactNode } from 'react'
import { css, cx } from '#styled-system/css'
import { ChartTip, type Reading } from './chart-tip.tsx'

interface Props {
  /** Where the position is, in px from the left. */
  x: number
  /** Of the plot, in px. */
  width: number
  /** The values in the tooltip; undefined for no tooltip. */
  reading: Reading | undefined
  /** What is drawn at the position. */
  children?: ReactNode
}

/**
 * The tooltip of a position, on the side with more space, and what is drawn at the position. With a tooltip it is one
 * layer, which the browser moves, so that another position paints nothing else.
 */
export const PlotMarker = ({ x, width, reading, children }: Props) => (
  <div aria-hidden="true" className={above}>
    <div className={cx(marker, reading && moving)} style={{ transform: `translateX(${x}px)` }}>
      {children}
      {reading && (
        <div className={cx(tooltip, x > width / 2 ? before : after)}>
          <ChartTip reading={reading} />
        </div>
      )}
    </div>
  </div>
)

/** `contain` limits the layout that another position needs to this element. */
const above = css({
  position: 'absolute',
  inset: '0',
  zIndex: 'raised',
  contain: 'layout size',
  pointerEvents: 'none',
})
const marker = css({ position: 'absolute', left: '0', top: '0' })
const moving = css({ willChange: 'transform' })
const tooltip = css({
  position: 'absolute',
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
const before = css({ right: '3' })
const after = css({ left: '3' })
