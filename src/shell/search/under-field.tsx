import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'

interface Props {
  field: RefObject<HTMLElement | null>
  label: string
  children: ReactNode
}

/** Floats under a field of the header, outside of it: a dark header is no ground for results. */
export function UnderField({ field, label, children }: Props) {
  const [place, setPlace] = useState<{ top: number; right: number }>()

  useLayoutEffect(() => {
    const { bottom = 0, right = 0 } = field.current?.getBoundingClientRect() ?? {}
    setPlace({ top: bottom + 8, right: Math.max(document.documentElement.clientWidth - right, 8) })
  }, [field])

  return createPortal(
    // A press must not take the focus out of the field, which would close this before the press is done.
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
    // The list itself scrolls: the field's keys move through it.
    '& > [role=listbox]': { overflowY: 'auto', overscrollBehavior: 'contain' },
    animationName: 'rise',
    animationDuration: 'base',
    animationTimingFunction: 'enter',
    _empty: { display: 'none' },
    _highContrast: { border: '[1px solid]' },
    _print: { display: 'none' },
  }),
)
