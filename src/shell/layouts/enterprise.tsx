import type { ReactNode } from 'react'
import { CompanyName } from '#src/shell/header/company-name.tsx'
import { NavigationBar } from '#src/shell/navigation/bar/navigation-bar.tsx'
import { useSidebar } from '#src/shell/use-sidebar.ts'
import { css } from '#styled-system/css'
import { TopBar } from './top-bar.tsx'
import { TopNavFrame } from './top-nav-frame.tsx'

/** An ink bar with a row of navigation under it, and a page of limited width. */
export function Enterprise({ children }: { children: ReactNode }) {
  const sidebar = useSidebar({ from: 'md' })
  const bars = (
    <div className={sticky}>
      <TopBar sidebar={sidebar} tone="ink" className={boxed}>
        <CompanyName />
      </TopBar>
      {!sidebar.isOver && (
        <div className={row}>
          <NavigationBar />
        </div>
      )}
    </div>
  )
  return (
    <TopNavFrame sidebar={sidebar} bars={bars} className={frame}>
      {children}
    </TopNavFrame>
  )
}

const frame = css({
  '--header': { md: 'calc({sizes.topbar} + 3.25rem)' },
  // Both sides get the space that the box in the middle leaves.
  '--side': 'max(1.25rem, (100vw - 85rem) / 2)',
  '& > :is(main, footer)': { width: 'full', maxWidth: '[85rem]', marginInline: 'auto' },
})
const sticky = css({ position: 'sticky', top: '0', zIndex: 'topbar' })
const boxed = css({ paddingInlineStart: { lg: 'var(--side)' }, paddingInlineEnd: { lg: 'var(--side)' } })
const row = css({
  display: 'flex',
  alignItems: 'center',
  height: '[3.25rem]',
  paddingInline: { base: '5', lg: 'var(--side)' },
  background: 'surface',
  borderBlockEnd: 'hairline',
  _print: { display: 'none' },
})
