import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SurfaceTone } from '#src/shell/layouts/surface-tone.ts'
import { onLink } from '#src/shell/navigation/on-link.ts'
import { Drawer, preloadDrawer } from '#src/ui/overlay/drawer.tsx'
import { css } from '#styled-system/css'
import { NavigationPane } from './navigation-pane.tsx'

preloadDrawer()

interface Props {
  tone?: SurfaceTone | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** The navigation as a drawer from the left. It closes when a link in it is followed. */
export function NavigationOver({ tone, open, onOpenChange, children }: Props) {
  const { t } = useLingui()
  return (
    <Drawer bare side="left" width="nav" label={t`Navigation`} open={open} onOpenChange={onOpenChange}>
      <div
        role="presentation"
        className={css({ height: 'full' })}
        onClick={onLink(() => onOpenChange(false))}
      >
        <NavigationPane tone={tone}>{children}</NavigationPane>
      </div>
    </Drawer>
  )
}
