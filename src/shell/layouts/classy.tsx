import type { ReactNode } from 'react'
import { Footer } from '#src/shell/parts/footer.tsx'
import { Header } from '#src/shell/parts/header.tsx'
import { Navigation } from '#src/shell/parts/navigation.tsx'
import { NavigationHead } from '#src/shell/parts/navigation-head.tsx'
import { Page, useFills } from '#src/shell/parts/page.tsx'
import { SideNavigation } from '#src/shell/parts/side-navigation.tsx'
import { UserCard } from '#src/shell/parts/user-card.tsx'
import { useSidebar } from '#src/shell/use-sidebar.ts'
import { css } from '#styled-system/css'

/** Ink navigation with a large portrait beside the page. The default. */
export function Classy({ children }: { children: ReactNode }) {
  const sidebar = useSidebar()
  const fills = useFills()
  const close = () => sidebar.isOver && sidebar.setOpen(false)

  return (
    <div className={frame}>
      <SideNavigation {...sidebar}>
        <NavigationHead onNavigate={close} />
        <UserCard />
        <Navigation onNavigate={close} />
      </SideNavigation>
      <div className={column}>
        <Header sidebar={sidebar} />
        <Page>{children}</Page>
        {!fills && <Footer />}
      </div>
    </div>
  )
}

const frame = css({ display: 'flex', minHeight: 'screen' })
const column = css({
  '--header': { base: '{sizes.topbarPhone}', sm: '{sizes.topbar}' },
  flex: '1',
  minWidth: '0',
  display: 'flex',
  flexDirection: 'column',
})
