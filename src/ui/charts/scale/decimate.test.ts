import { expect, it } from 'vitest'
import { random } from '#seed/random.ts'
import { decimate } from './decimate.ts'

const WIDTH_PX = 600
const seed = Math.floor(Math.random() * 1e9)

/** Returns places that are evenly distributed over the width, in px. */
const evenly = (count: number) => Array.from({ length: count }, (_, index) => (index / count) * WIDTH_PX)

it('draws all points of a short series', () => {
  const values = [3, 1, null, 2]
  expect(decimate(evenly(4), values, WIDTH_PX)).toEqual([0, 1, 2, 3])
})

it(`draws at most two points for each pixel, and keeps the extremes (seed ${seed})`, () => {
  const next = random(seed)
  const values = Array.from({ length: 10_000 }, () => next() * 1000)
  const indices = decimate(evenly(values.length), values, WIDTH_PX)
  expect(indices.length).toBeLessThanOrEqual(WIDTH_PX * 2 + 2)
  expect(indices).toEqual(indices.toSorted((a, b) => a - b))
  const drawn = indices.map(index => values[index] ?? 0)
  expect(Math.max(...drawn)).toBe(Math.max(...values))
  expect(Math.min(...drawn)).toBe(Math.min(...values))
  expect([indices[0], indices.at(-1)]).toEqual([0, 9999])
})

it('keeps a gap that is wider than a pixel', () => {
  const values = Array.from({ length: 6000 }, (_, index) => (index > 1000 && index < 1100 ? null : index % 7))
  const indices = decimate(evenly(values.length), values, WIDTH_PX)
  expect(indices.some(index => values[index] === null)).toBe(true)
  expect(indices.at(-1)).toBe(5999)
})
