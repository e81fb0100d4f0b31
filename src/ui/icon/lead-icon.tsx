import type { ReactNode } from 'react'
import { css } from '#styled-system/css'

/** The icon at the start of a row. */
export const LeadIcon = ({ children }: { children: ReactNode }) => (
  <span aria-hidden="true" className={frame}>
    {children}
  </span>
)

const frame = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '10',
  height: '10',
  borderRadius: 'md',
  background: 'sunken',
  color: 'muted',
  '& svg': { width: 'icon.md', height: 'icon.md' },
})
