import { useBreakpoint } from '#src/ui/layout/use-breakpoint.ts'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { useReversePortal } from '#src/ui/lazy/reverse-portal.tsx'
import { DrawerAside } from './drawer-aside.tsx'
import { DrawerFrame } from './drawer-frame.tsx'
import type { DrawerProps } from './drawer-props.ts'

const DrawerPanel = lazyWithRetry(() => import('./drawer-panel.tsx').then(module => module.DrawerPanel))

/** Loads the code of modal drawers, for a screen that will soon open one. */
export const preloadDrawer = DrawerPanel.preload

/**
 * A pane at the side. Its content stays mounted when it changes between next to and over the page, for example when a
 * tablet is rotated.
 */
export function Drawer({ beside = false, ...props }: DrawerProps) {
  const isWide = useBreakpoint('lg')
  const isBeside = beside && isWide
  const { host, content } = useReversePortal(<DrawerFrame {...props} isBeside={isBeside} />)

  return (
    <>
      {isBeside ? (
        props.open && <DrawerAside {...props}>{host}</DrawerAside>
      ) : (
        <LazyMount open={props.open}>
          <DrawerPanel {...props}>{host}</DrawerPanel>
        </LazyMount>
      )}
      {content}
    </>
  )
}
