import type { ReactNode } from 'react'
import { useBreakpoint } from '#src/ui/layout/use-breakpoint.ts'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { useReversePortal } from '#src/ui/lazy/reverse-portal.tsx'
import { DrawerAside } from './drawer-aside.tsx'
import { DrawerFrame } from './drawer-frame.tsx'

export interface DrawerProps {
  open: boolean
  /** Asked to close by Escape, the scrim or the close button: a drawer with an address goes back in the URL. */
  onOpenChange: (open: boolean) => void
  /** The name of the drawer; also its heading, unless `action` takes that place. */
  label: string
  side?: 'left' | 'right'
  /** 464 beside and 504 over the content; 640; 280 for navigation. */
  width?: 'md' | 'wide' | 'nav'
  /** From `lg` part of the page beside the content, without a scrim; over it below. Needs a flex row around it. */
  beside?: boolean
  /** The main action, at the left of the header. */
  action?: ReactNode
  /** At the right of the header, before Close: `SaveIndicator`, icon buttons. */
  tools?: ReactNode
  footer?: ReactNode
  /** No header and no padding: the content draws all, as navigation does. */
  bare?: boolean
  /** On paper it stands alone, without the page that it lies over or beside. */
  printsAlone?: boolean
  children: ReactNode
}

const DrawerPanel = lazyWithRetry(() => import('./drawer-panel.tsx').then(module => module.DrawerPanel))

/** Fetches the code of modal drawers, for a screen that is about to open one. */
export const preloadDrawer = DrawerPanel.preload

/** A pane at the side. Its content survives the change between beside and over, as when a tablet is turned. */
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
