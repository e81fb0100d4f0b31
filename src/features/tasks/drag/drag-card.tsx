import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { css } from '#styled-system/css'

/** The dragged item, below the pointer. */
export function DragCard({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<{ x: number; y: number }>()

  useEffect(() => {
    const follow = ({ clientX, clientY }: PointerEvent) => setPlace({ x: clientX + 8, y: clientY - 24 })
    addEventListener('pointermove', follow)
    return () => removeEventListener('pointermove', follow)
  }, [])

  if (!place) return null
  return createPortal(
    <div aria-hidden="true" className={lifted} style={{ translate: `${place.x}px ${place.y}px` }}>
      {children}
    </div>,
    document.body,
  )
}

const lifted = css({
  position: 'fixed',
  zIndex: 'popover',
  insetBlockStart: '0',
  insetInlineStart: '0',
  display: 'flex',
  alignItems: 'center',
  minHeight: '12',
  width: '[min(24rem, 75vw)]',
  paddingInline: '5',
  borderRadius: 'lg',
  background: 'raised',
  boxShadow: 'lift',
  rotate: '[2deg]',
  fontWeight: 'label',
  cursor: 'grabbing',
  pointerEvents: 'none',
  _motionReduce: { rotate: '[0deg]' },
})
