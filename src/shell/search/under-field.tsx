import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'

interface Props {
  field: RefObject<HTMLElement | null>
  label: string
  children: ReactNode
}

/**
 * Floats below a field of the header, but is rendered outside of it, so that a dark header does not change its colours.
 */
export function UnderField({ field, label, children }: Props) {
  const [place, setPlace] = useState<{ top: number; right: number }>()

  useLayoutEffect(() => {
    const { bottom = 0, right = 0 } = field.current?.getBoundingClientRect() ?? {}
    setPlace({ top: bottom + 8, right: Math.max(document.documentElement.clientWidth - right, 8) })
  }, [field])

  return createPortal(
    // A press must not move the focus out of the field: that would close this element before the click.
    <div
      role="search"
      aria-label={label}
      className={box}
      style={place}
      onMouseDown={event => event.preventDefault()}
    >
      {children}
    </div>,
    document.body,
  )
}

const box = cx(
  sheet({ kind: 'floating' }),
  css({
    position: 'fixed',
    zIndex: 'popover',
    width: '[min(30rem, calc(100vw - 1rem))]',
    maxHeight: '[min(38rem, calc(100dvh - 6rem))]',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    // The list itself scrolls: the arrow keys of the field move through it.
    '& > [role=listbox]': { overflowY: 'auto', overscrollBehavior: 'contain' },
    animationName: 'rise',
    animationDuration: 'base',
    animationTimingFunction: 'enter',
    _empty: { display: 'none' },
    _highContrast: { border: '[1px solid]' },
    _print: { display: 'none' },
  }),
)
