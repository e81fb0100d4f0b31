import type { ReactNode } from 'react'
import { css } from '#styled-system/css'

interface Props {
  /** The least width of a card, in rem. Cards are as wide as their row allows. */
  min: number
  children: ReactNode
}

/** Cards side by side, as many as there is space for. */
export const CardGrid = ({ min, children }: Props) => (
  <div
    className={css({ display: 'grid', gap: '4' })}
    style={{ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${min}rem), 1fr))` }}
  >
    {children}
  </div>
)
