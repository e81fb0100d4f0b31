import { expect, test } from 'vitest'
import { filled } from '#tests/support/filled.ts'
import { contourRings } from './contour-rings.ts'
import { ridges } from './ridges.ts'

test('the same seed draws the same landscape, with its summit on the farthest line', () => {
  const land = { width: 720, height: 900, rows: 4, top: 0.55, amplitude: 190, peak: 0.6, seed: 21 }
  const { lines, summit } = ridges(land)
  expect(ridges(land).lines).toEqual(lines)
  expect(lines).toHaveLength(4)
  expect(lines[0]).toContain(`${summit.x} ${summit.y.toFixed(1)}`)
})

test('contour lines are closed', () => {
  const rings = contourRings({ x: 0, y: 0, rings: 3, gap: 10, seed: 1 })
  expect(filled(rings).every(ring => ring.startsWith('M') && ring.endsWith('Z'))).toBe(true)
})
