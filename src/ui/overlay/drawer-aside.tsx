import { type ReactNode, useEffect } from 'react'
import { cva } from '#styled-system/css'
import type { DrawerProps } from './drawer-props.ts'

/**
 * A drawer as a part of the page. The focus stays in the list; when it is closed from inside, the focus returns there.
 */
export function DrawerAside({ label, side = 'right', width, printsAlone, children }: Props) {
  useEffect(() => {
    const before = document.activeElement
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
    }
  }, [])

  return (
    <aside aria-label={label} className={aside({ side, width })} data-print-alone={printsAlone || undefined}>
      {children}
    </aside>
  )
}

type Props = Pick<DrawerProps, 'label' | 'side' | 'width' | 'printsAlone'> & { children: ReactNode }

const aside = cva({
  base: {
    flex: 'none',
    height: 'full',
    minHeight: '0',
    background: 'surface',
    animationName: 'fadeIn',
    animationDuration: 'base',
    _print: { display: 'none' },
  },
  variants: {
    side: { left: { borderInlineEnd: 'hairline' }, right: { borderInlineStart: 'hairline' } },
    width: {
      md: { width: 'pane.drawer' },
      wide: { width: 'pane.drawerWide' },
      nav: { width: 'nav.classic' },
    },
  },
  defaultVariants: { width: 'md' },
})
