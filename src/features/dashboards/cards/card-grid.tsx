import { Children, type ReactNode } from 'react'
import { css } from '#styled-system/css'

interface Props {
  /** The least width of a card, in rem. The cards of a row fill it, also those of the last row. */
  min: number
  children: ReactNode
}

/** Cards side by side, as many as there is space for. */
export const CardGrid = ({ min, children }: Props) => (
  <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '4' })}>
    {Children.map(children, child => (
      <div className={css({ display: 'grid', minWidth: '0' })} style={{ flex: `1 1 min(100%, ${min}rem)` }}>
        {child}
      </div>
    ))}
  </div>
)
