import type { ReactNode } from 'react'
import type { SurfaceTone } from '#src/shell/layouts/surface-tone.ts'
import type { Sidebar } from '#src/shell/use-sidebar.ts'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { cva } from '#styled-system/css'
import { NavigationDrawer } from './navigation-drawer.ts'
import { NavigationPane } from './navigation-pane.tsx'

interface Props {
  sidebar: Sidebar
  tone?: SurfaceTone | undefined
  width?: 'full' | 'compact' | 'rail' | undefined
  /** Shown in the drawer, where there is room for text; by default the children. */
  over?: ReactNode
  children: ReactNode
}

/** The navigation: next to the content, or a drawer over it on small screens. */
export function SideNavigation({ sidebar, tone, width = 'full', children, over = children }: Props) {
  const { isOver, isOpen, setOpen } = sidebar
  if (isOver)
    return (
      <LazyMount open={isOpen}>
        <NavigationDrawer tone={tone} open={isOpen} onOpenChange={setOpen}>
          {over}
        </NavigationDrawer>
      </LazyMount>
    )
  return (
    <div id="navigation" inert={!isOpen} data-open={isOpen} className={side({ width })}>
      <NavigationPane tone={tone}>{children}</NavigationPane>
    </div>
  )
}

const side = cva({
  base: {
    flex: 'none',
    position: 'sticky',
    top: '0',
    width: 'var(--width)',
    height: 'screen',
    zIndex: 'nav',
    transition: '[margin {durations.slow} {easings.move}, visibility {durations.slow}]',
    '&[data-open=false]': { marginInlineStart: '[calc(-1 * var(--width))]', visibility: 'hidden' },
    _print: { display: 'none' },
  },
  variants: {
    width: {
      full: { '--width': '{sizes.nav.classic}' },
      compact: { '--width': '{sizes.nav.compact}' },
      rail: { '--width': '{sizes.nav.thin}' },
    },
  },
})
