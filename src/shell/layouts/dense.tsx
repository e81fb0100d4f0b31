import type { ReactNode } from 'react'
import { DenseNavigation } from '#src/shell/navigation/side/dense-navigation.tsx'
import { useSidebar } from '#src/shell/use-sidebar.ts'
import { SideNavFrame } from './side-nav-frame.tsx'

/** An ink column of icons that widens on hover and focus; the menu button keeps it wide. */
export function Dense({ children }: { children: ReactNode }) {
  const sidebar = useSidebar({ from: 'md', narrows: true })
  return (
    <SideNavFrame sidebar={sidebar} navigation={<DenseNavigation sidebar={sidebar} />}>
      {children}
    </SideNavFrame>
  )
}
