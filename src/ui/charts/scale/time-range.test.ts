import { expect, it } from 'vitest'
import { moved, zoomed } from './time-range.ts'

const whole = { from: 1000, to: 2000 }

it('keeps the time under the pointer in its place', () => {
  const range = zoomed(whole, whole, 2, 0.25, 10)
  expect(range).toEqual({ from: 1125, to: 1625 })
  expect(zoomed(range, whole, 0.5, 0.25, 10)).toEqual(whole)
})

it('never shows more than the whole, or less than the least', () => {
  expect(zoomed({ from: 1100, to: 1300 }, whole, 0.01, 0.5, 10)).toEqual(whole)
  expect(zoomed(whole, whole, 1e6, 0, 10)).toEqual({ from: 1000, to: 1010 })
  expect(zoomed(whole, whole, 1e6, 1, 10)).toEqual({ from: 1990, to: 2000 })
})

it('stops at both ends when it is moved', () => {
  const range = { from: 1200, to: 1400 }
  expect(moved(range, whole, 100)).toEqual({ from: 1300, to: 1500 })
  expect(moved(range, whole, 5000)).toEqual({ from: 1800, to: 2000 })
  expect(moved(range, whole, -5000)).toEqual({ from: 1000, to: 1200 })
})
