import { contourRings } from '#src/ui/art/contour-rings.ts'
import { css } from '#styled-system/css'

/** The picture of a search without results: a magnifier over contour lines. */
export function NoResultsScene() {
  return (
    <svg viewBox="0 0 240 110" width="240" height="110" aria-hidden="true" className={drawing}>
      {land.map((d, ring) => (
        <path key={d} d={d} className={contour} opacity={0.8 - ring * 0.1} />
      ))}
      <circle cx="136" cy="46" r="22" className={lens} />
      <path d="m152 62 18 18" className={handle} />
    </svg>
  )
}

const land = contourRings({ x: 118, y: 55, rings: 6, gap: 7, seed: 9 })
const drawing = css({ maxWidth: 'full', height: 'auto' })
const contour = css({ fill: '[none]', stroke: 'accent.400', strokeWidth: '[1.3]' })
const lens = css({ fill: 'surface', fillOpacity: '0.85', stroke: 'accent.solid', strokeWidth: '[2.6]' })
const handle = css({ stroke: 'accent.solid', strokeWidth: '[4.5]', strokeLinecap: 'round' })
