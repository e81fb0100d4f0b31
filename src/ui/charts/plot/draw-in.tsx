import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** The token `durations.chart`. */
const DURATION_MS = 480

/** Draws its content from left to right, once. With reduced motion it is there immediately. */
export function DrawIn({ children }: { children: ReactNode }) {
  const ref = useRef<SVGGElement>(null)
  useLayoutEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const options = { duration: DURATION_MS, easing: 'cubic-bezier(.2,0,0,1)' }
    ref.current?.animate({ scale: ['0 1', '1 1'], opacity: [0, 1] }, options)
  }, [])
  return <g ref={ref}>{children}</g>
}
