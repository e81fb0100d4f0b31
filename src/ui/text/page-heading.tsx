import type { ReactNode } from 'react'
import { css } from '#styled-system/css'

interface Props {
  title: ReactNode
  /** The number of entries. */
  children: ReactNode
}

/** The heading of a list with the number of its entries. */
export const PageHeading = ({ title, children }: Props) => (
  <div className={css({ flex: '[1 1 auto]', minWidth: '0' })}>
    <h1 tabIndex={-1} className={css({ textStyle: 'heading', truncate: true })}>
      {title}
    </h1>
    <p role="status" className={css({ color: 'muted', fontVariantNumeric: 'tabular-nums' })}>
      {children}
    </p>
  </div>
)
