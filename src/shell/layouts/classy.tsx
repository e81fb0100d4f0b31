import type { ReactNode } from 'react'
import { Navigation } from '#src/shell/navigation/navigation.tsx'
import { SideNavigation } from '#src/shell/navigation/side-navigation.tsx'
import { NotificationsButton } from '#src/shell/panels/notifications-button.tsx'
import { NavigationHead } from '#src/shell/parts/navigation-head.tsx'
import { UserCard } from '#src/shell/parts/user-card.tsx'
import { useSidebar } from '#src/shell/use-sidebar.ts'
import { Beside } from './beside.tsx'

/** As classic, with a large portrait and the bell in the navigation as long as that stands there. The default. */
export function Classy({ children }: { children: ReactNode }) {
  const sidebar = useSidebar()
  const hasBell = sidebar.isOpen && !sidebar.isOver
  const navigation = (
    <SideNavigation sidebar={sidebar}>
      <NavigationHead>{hasBell && <NotificationsButton />}</NavigationHead>
      <UserCard />
      <Navigation />
    </SideNavigation>
  )
  return (
    <Beside sidebar={sidebar} navigation={navigation} notifications={!hasBell}>
      {children}
    </Beside>
  )
}
