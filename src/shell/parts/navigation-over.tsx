import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Drawer, preloadDrawer } from '#src/ui/drawer.tsx'
import { NavigationPane } from './navigation-pane.tsx'

preloadDrawer()

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** The navigation as a drawer from the left.. */
export function NavigationOver({ open, onOpenChange, children }: Props) {
  const { t } = useLingui()
  return (
    <Drawer bare side="left" width="nav" label={t`Navigation`} open={open} onOpenChange={onOpenChange}>
      <NavigationPane>{children}</NavigationPane>
    </Drawer>
  )
}
