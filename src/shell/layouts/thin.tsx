import type { ReactNode } from 'react'
import { Navigation } from '#src/shell/navigation/navigation.tsx'
import { Rail } from '#src/shell/navigation/rail/rail.tsx'
import { NavigationHead } from '#src/shell/navigation/side/navigation-head.tsx'
import { SideNavigation } from '#src/shell/navigation/side/side-navigation.tsx'
import { useSidebar } from '#src/shell/use-sidebar.ts'
import { SideNavFrame } from './side-nav-frame.tsx'

/** A light column that shows only icons. */
export function Thin({ children }: { children: ReactNode }) {
  const sidebar = useSidebar({ from: 'md' })
  const inWords = (
    <>
      <NavigationHead tone="accent" />
      <Navigation />
    </>
  )
  const navigation = (
    <SideNavigation sidebar={sidebar} tone="paper" width="rail" over={inWords}>
      <NavigationHead mark tone="accent" />
      <Rail labelled={false} />
    </SideNavigation>
  )
  return (
    <SideNavFrame sidebar={sidebar} navigation={navigation}>
      {children}
    </SideNavFrame>
  )
}
