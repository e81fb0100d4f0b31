import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { css, cx } from '#styled-system/css'
import type { Point } from './follow-pointer.ts'

interface Props {
  /** Where the pointer is at first; without it, the content appears with the first movement. */
  start?: Point
  /** px from the pointer to the left upper corner of the content. */
  offset: Point
  className: string
  children: ReactNode
}

/** The look of what is dragged, at the pointer. */
export function UnderPointer({ start, offset, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    function place({ x, y }: Point) {
      if (!box.current) return
      box.current.style.left = `${x + offset.x}px`
      box.current.style.top = `${y + offset.y}px`
      box.current.hidden = false
    }
    const follow = ({ clientX, clientY }: PointerEvent) => place({ x: clientX, y: clientY })
    if (start) place(start)
    addEventListener('pointermove', follow)
    return () => removeEventListener('pointermove', follow)
  }, [start, offset])

  return createPortal(
    <div ref={box} hidden aria-hidden="true" className={cx(floating, className)}>
      {children}
    </div>,
    document.body,
  )
}

const floating = css({
  position: 'fixed',
  zIndex: 'popover',
  boxShadow: 'lift',
  rotate: '[2deg]',
  cursor: 'grabbing',
  pointerEvents: 'none',
  _motionReduce: { rotate: '[0deg]' },
})
