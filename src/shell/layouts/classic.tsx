import type { ReactNode } from 'react'
import { Navigation } from '#src/shell/navigation/navigation.tsx'
import { NavigationHead } from '#src/shell/navigation/side/navigation-head.tsx'
import { SideNavigation } from '#src/shell/navigation/side/side-navigation.tsx'
import { useSidebar } from '#src/shell/use-sidebar.ts'
import { SideNavFrame } from './side-nav-frame.tsx'

/** Ink navigation beside the page. */
export function Classic({ children }: { children: ReactNode }) {
  const sidebar = useSidebar()
  const navigation = (
    <SideNavigation sidebar={sidebar}>
      <NavigationHead />
      <Navigation />
    </SideNavigation>
  )
  return (
    <SideNavFrame sidebar={sidebar} navigation={navigation}>
      {children}
    </SideNavFrame>
  )
}
