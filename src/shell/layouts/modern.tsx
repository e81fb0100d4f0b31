import type { ReactNode } from 'react'
import { NavigationBar } from '#src/shell/navigation/bar/navigation-bar.tsx'
import { useSidebar } from '#src/shell/use-sidebar.ts'
import { css } from '#styled-system/css'
import { TopBar } from './top-bar.tsx'
import { TopNavFrame } from './top-nav-frame.tsx'

/** One bar across the window with the navigation in it. */
export function Modern({ children }: { children: ReactNode }) {
  const sidebar = useSidebar({ from: 'md' })
  const bar = (
    <TopBar sidebar={sidebar} tone="paper" isFull className={sticky}>
      <NavigationBar className={css({ marginInline: { base: '1', xl: '4' } })} />
    </TopBar>
  )
  return (
    <TopNavFrame sidebar={sidebar} bars={bar}>
      {children}
    </TopNavFrame>
  )
}

const sticky = css({ position: 'sticky', top: '0', zIndex: 'topbar', borderBlockEnd: 'hairline' })
