import type { ReactNode } from 'react'
import { Navigation } from '#src/shell/navigation/navigation.tsx'
import { SideNavigation } from '#src/shell/navigation/side-navigation.tsx'
import { NavigationHead } from '#src/shell/parts/navigation-head.tsx'
import { UserFoot } from '#src/shell/parts/user-foot.tsx'
import { useSidebar } from '#src/shell/use-sidebar.ts'
import { Beside } from './beside.tsx'

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
    <Beside sidebar={sidebar} navigation={navigation}>
      {children}
    </Beside>
  )
}
