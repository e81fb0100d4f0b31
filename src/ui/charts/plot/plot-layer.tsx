import type { ReactNode } from 'react'
import { css, cx } from '#styled-system/css'

interface Props {
  /** In px. */
  width: number
  height: number
  /**
   * How far the layer is moved to the right, as a share of the width. The browser moves what it has painted, and paints
   * only what changes. Undefined for a layer that never moves.
   */
  shift?: number | undefined
  children: ReactNode
}

/** One layer of the drawing of a plot. */
export const PlotLayer = ({ width, height, shift, children }: Props) => (
  <svg
    viewBox={`0 0 ${width} ${height}`}
    aria-hidden="true"
    className={cx(layer, shift !== undefined && moving)}
    style={shift === undefined ? undefined : { transform: `translateX(${shift * 100}%)` }}
  >
    {children}
  </svg>
)

const layer = css({ gridArea: '1 / 1', display: 'block', width: 'full' })
const moving = css({ overflow: 'visible', willChange: 'transform' })
