import type { ReactNode } from 'react'
import { Navigation } from '#src/shell/navigation/navigation.tsx'
import { Rail } from '#src/shell/navigation/rail/rail.tsx'
import { NavigationHead } from '#src/shell/navigation/side/navigation-head.tsx'
import { SideNavigation } from '#src/shell/navigation/side/side-navigation.tsx'
import { useSidebar } from '#src/shell/use-sidebar.ts'
import { SideNavFrame } from './side-nav-frame.tsx'

/** A narrow ink column of icons with names below them; items with children open a sheet at the side. */
export function Compact({ children }: { children: ReactNode }) {
  const sidebar = useSidebar({ from: 'md' })
  const inWords = (
    <>
      <NavigationHead />
      <Navigation />
    </>
  )
  const navigation = (
    <SideNavigation sidebar={sidebar} width="compact" over={inWords}>
      <NavigationHead mark />
      <Rail labelled set="compact" />
    </SideNavigation>
  )
  return (
    <SideNavFrame sidebar={sidebar} navigation={navigation}>
      {children}
    </SideNavFrame>
  )
}
