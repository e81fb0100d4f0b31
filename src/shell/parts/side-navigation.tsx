import type { ReactNode } from 'react'
import type { Sidebar } from '#src/shell/use-sidebar.ts'
import { OnceOpen } from '#src/ui/once-open.tsx'
import { css } from '#styled-system/css'
import { NavigationDrawer } from './navigation-drawer.ts'
import { NavigationPane } from './navigation-pane.tsx'

/** The way: beside the content, or a drawer over it on small screens. */
export function SideNavigation({ isOver, isOpen, setOpen, children }: Sidebar & { children: ReactNode }) {
  if (isOver)
    return (
      <OnceOpen open={isOpen}>
        <NavigationDrawer open={isOpen} onOpenChange={setOpen}>
          {children}
        </NavigationDrawer>
      </OnceOpen>
    )
  return (
    <div id="navigation" inert={!isOpen} data-open={isOpen} className={side}>
      <NavigationPane>{children}</NavigationPane>
    </div>
  )
}

const side = css({
  flex: 'none',
  position: 'sticky',
  top: '0',
  width: 'nav.classy',
  height: 'screen',
  zIndex: 'nav',
  transition: '[margin {durations.slow} {easings.move}, visibility {durations.slow}]',
  '&[data-open=false]': { marginInlineStart: '[calc(-1 * {sizes.nav.classy})]', visibility: 'hidden' },
  _print: { display: 'none' },
})
