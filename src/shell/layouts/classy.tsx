import type { ReactNode } from 'react'
import { NotificationsButton } from '#src/shell/inbox/notifications-button.tsx'
import { Navigation } from '#src/shell/navigation/navigation.tsx'
import { NavigationHead } from '#src/shell/navigation/side/navigation-head.tsx'
import { SideNavigation } from '#src/shell/navigation/side/side-navigation.tsx'
import { useSidebar } from '#src/shell/use-sidebar.ts'
import { UserCard } from '#src/shell/user/user-card.tsx'
import { SideNavFrame } from './side-nav-frame.tsx'

/** Like classic, with a large portrait and the notifications in the navigation while it is wide. The default. */
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
    <SideNavFrame sidebar={sidebar} navigation={navigation} notifications={!hasBell}>
      {children}
    </SideNavFrame>
  )
}
