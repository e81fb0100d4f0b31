import type { ReactNode } from 'react'
import { css } from '#styled-system/css'

/** The hill that the scenes share, 240 × 132; objects on it are the children (its summit is at 113, 58). */
export function Hill({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 132" width="240" height="132" aria-hidden="true" className={drawing}>
      <ellipse cx="120" cy="118" rx="96" ry="5" className={css({ fill: 'sunken' })} />
      {layers.map((d, layer) => (
        <path key={d} d={d} className={layer ? line : slope} opacity={1 - layer * 0.15} />
      ))}
      {children}
    </svg>
  )
}

const layers = [
  'M22 112C58 110 76 62 110 58S170 110 218 112',
  'M26 113.5C61 110 78 73 110 69S168 110 214 113.5',
  'M30 115C64 110 80 84 110 80S166 110 210 115',
  'M34 116.5C67 110 82 95 110 91S164 110 206 116.5',
  'M38 118C70 110 84 106 110 102S162 110 202 118',
]

const drawing = css({ maxWidth: 'full', height: 'auto', strokeLinecap: 'round' })
const line = css({ fill: '[none]', stroke: 'accent.400', strokeWidth: '[1.3]' })
const slope = css({ fill: 'accent.subtle', stroke: 'accent.400', strokeWidth: '[1.3]' })
