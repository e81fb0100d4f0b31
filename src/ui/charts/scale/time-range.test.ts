import { expect, it } from 'vitest'
import { drawnRange, moved, zoomed } from './time-range.ts'

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

it('draws a width more at each side, within the whole', () => {
  expect(drawnRange({ from: 1400, to: 1600 }, whole)).toEqual({ from: 1200, to: 1800, span: 200 })
  expect(drawnRange({ from: 1050, to: 1250 }, whole)).toEqual({ from: 1000, to: 1450, span: 200 })
  expect(drawnRange(whole, whole)).toEqual({ ...whole, span: 1000 })
})

it('keeps what is drawn while the visible range is inside it and has the same scale', () => {
  const last = drawnRange({ from: 1400, to: 1600 }, whole)
  expect(drawnRange({ from: 1590.1, to: 1790.1 }, whole, last)).toBe(last)
  expect(drawnRange({ from: 1610, to: 1810 }, whole, last)).toEqual({ from: 1410, to: 2000, span: 200 })
  expect(drawnRange({ from: 1450, to: 1550 }, whole, last)).toEqual({ from: 1350, to: 1650, span: 100 })
  expect(drawnRange({ from: 1400, to: 1600 }, { from: 1350, to: 2350 }, last).from).toBe(1350)
})
