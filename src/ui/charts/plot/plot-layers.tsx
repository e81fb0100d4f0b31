import type { ReactNode } from 'react'
import { css } from '#styled-system/css'

interface Props {
  /** In px. */
  height: number
  /** Each is a `PlotLayer`. */
  children: ReactNode
}

/** The layers of the drawing of a plot, one on the other. What is outside of the plot is not visible. */
export const PlotLayers = ({ height, children }: Props) => (
  <div className={layers} style={{ height }}>
    {children}
  </div>
)

const layers = css({ display: 'grid', contain: 'strict', pointerEvents: 'none' })
