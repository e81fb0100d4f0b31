import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { onIdle } from '#src/lib/on-idle.ts'
import { css, cx } from '#styled-system/css'

/**
 * A dark panel with a text at its top left and a landscape behind it. The landscape is loaded when the panel is visible
 * and the page is idle; without it the panel has only its colours. Phones hide the panel beside a form, and load
 * nothing.
 */
export function Horizon({ className, children }: { className?: string; children?: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  const [Picture, setPicture] = useState<ComponentType>()

  useEffect(() => {
    let cancel = () => {}
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      cancel = onIdle(() => {
        import('./horizon-picture.tsx').then(
          ({ HorizonPicture }) => setPicture(() => HorizonPicture),
          () => {
            // It is decoration, so a failure is not reported.
          },
        )
      })
    })
    if (panel.current) observer.observe(panel.current)
    return () => {
      observer.disconnect()
      cancel()
    }
  }, [])

  return (
    <div ref={panel} className={cx(night, className)}>
      {Picture && <Picture />}
      <div className={words}>{children}</div>
    </div>
  )
}

const night = css({
  position: 'relative',
  overflow: 'hidden',
  color: 'white',
  background:
    '[linear-gradient({colors.ink.deep}, {colors.accent.950} 34%, {colors.accent.900} 52%, {colors.ink.deep})]',
})
const words = css({ position: 'relative', padding: { base: '8', lg: '14' }, '& p': { color: 'accent.200' } })
