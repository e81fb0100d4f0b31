import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Contours } from '#src/ui/contours.tsx'
import { css } from '#styled-system/css'

/** The ink that holds the way, with the lines of the land on it. */
export function NavigationPane({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Navigation`} className={ink}>
      <Contours />
      {children}
    </nav>
  )
}

const ink = css({
  '--ring': '{colors.ink.nav}',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: 'full',
  overflow: 'hidden',
  color: 'white',
  background: 'ink.nav',
  // By night the pane is as dark as the page beside it.
  boxShadow: '[inset -1px 0 0 light-dark(transparent, {colors.border})]',
})
