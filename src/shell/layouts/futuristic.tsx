import type { ReactNode } from 'react'
import { Navigation } from '#src/shell/navigation/navigation.tsx'
import { NavigationHead } from '#src/shell/navigation/side/navigation-head.tsx'
import { SideNavigation } from '#src/shell/navigation/side/side-navigation.tsx'
import { useSidebar } from '#src/shell/use-sidebar.ts'
import { UserFoot } from '#src/shell/user/user-foot.tsx'
import { SideNavFrame } from './side-nav-frame.tsx'

/** Navigation in the colour of the theme, with the user at its foot. */
export function Futuristic({ children }: { children: ReactNode }) {
  const sidebar = useSidebar()
  const navigation = (
    <SideNavigation sidebar={sidebar} tone="accent">
      <NavigationHead />
      <Navigation set="futuristic" />
      <UserFoot />
    </SideNavigation>
  )
  return (
    <SideNavFrame sidebar={sidebar} navigation={navigation}>
      {children}
    </SideNavFrame>
  )
}
