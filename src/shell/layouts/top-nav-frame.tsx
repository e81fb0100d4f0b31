import type { ReactNode } from 'react'
import { Navigation } from '#src/shell/navigation/navigation.tsx'
import { NavigationHead } from '#src/shell/navigation/side/navigation-head.tsx'
import { SideNavigation } from '#src/shell/navigation/side/side-navigation.tsx'
import { Footer } from '#src/shell/page/footer.tsx'
import { Page, useFills } from '#src/shell/page/page.tsx'
import type { Sidebar } from '#src/shell/use-sidebar.ts'
import { css, cx } from '#styled-system/css'

interface Props {
  sidebar: Sidebar
  className?: string
  /** Above the page. */
  bars: ReactNode
  children: ReactNode
}

/**
 * The frame of the layouts with a row of navigation: bars above the page, and on small screens the navigation as a
 * drawer.
 */
export function TopNavFrame({ sidebar, className, bars, children }: Props) {
  const fills = useFills()
  return (
    <div className={cx(column, !fills && airy, className)}>
      {sidebar.isOver && (
        <SideNavigation sidebar={sidebar}>
          <NavigationHead />
          <Navigation />
        </SideNavigation>
      )}
      {bars}
      <Page>{children}</Page>
      {!fills && <Footer />}
    </div>
  )
}

const column = css({
  '--header': { base: '{sizes.topbarPhone}', sm: '{sizes.topbar}' },
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'screen',
})
/** These bars differ from the page in colour, so the screen begins with some distance. */
const airy = css({ '& > main': { paddingBlockStart: { md: '3.5' } } })
