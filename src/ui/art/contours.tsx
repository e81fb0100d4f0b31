import { css, cx } from '#styled-system/css'
import { contourRings } from './contour-rings.ts'

/** Pale contour lines in the upper right corner of navigation and covers, behind the content of a positioned parent. */
export function Contours({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 280 300" width="280" height="300" aria-hidden="true" className={cx(texture, className)}>
      {lines.map((d, ring) => (
        <path key={d} d={d} opacity={0.3 * (1 - (ring + 1) / 14)} />
      ))}
    </svg>
  )
}

const lines = contourRings({ x: 240.8, y: 15, rings: 11, gap: 17, seed: 11 })
const texture = css({
  position: 'absolute',
  top: '0',
  insetInlineEnd: '0',
  pointerEvents: 'none',
  fill: '[none]',
  stroke: 'accent.300',
})
