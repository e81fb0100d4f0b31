import type { ReactNode } from 'react'
import { useBreakpoint } from '#src/ui/layout/use-breakpoint.ts'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { useReversePortal } from '#src/ui/lazy/reverse-portal.tsx'
import { DrawerAside } from './drawer-aside.tsx'
import { DrawerFrame } from './drawer-frame.tsx'

/** The properties of `Drawer`. */
export interface DrawerProps {
  open: boolean
  /** Called by Escape, the scrim or the close button. A drawer in the address then goes back in the history. */
  onOpenChange: (open: boolean) => void
  /** The name of the drawer; also its heading, unless `action` is given. */
  label: string
  side?: 'left' | 'right'
  /** 464 px next to the page and 504 px over it; 640 px; 280 px for navigation. */
  width?: 'md' | 'wide' | 'nav'
  /**
   * From `lg` it is a part of the page without a scrim; below `lg` it is over the page. Its parent must be a flex row.
   */
  beside?: boolean
  /** The main action, at the left of the header. */
  action?: ReactNode
  /** At the right of the header, before Close: `SaveIndicator`, icon buttons. */
  tools?: ReactNode
  footer?: ReactNode
  /** Without header and padding: the content renders them. */
  bare?: boolean
  /** When it is printed, the rest of the page is not printed. */
  printsAlone?: boolean
  children: ReactNode
}

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
