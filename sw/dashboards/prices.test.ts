import { expect, it } from 'vitest'
import { priceAt } from './prices.ts'

const BASE = 60_000
const now = Date.parse('2026-11-20T08:00:00Z')
const prices = (count: number, everyMs: number) =>
  Array.from({ length: count }, (_, index) => priceAt(BASE, 0, now + index * everyMs))

it('a price depends only on the time, so it is the same in every run of the worker', () => {
  expect(priceAt(BASE, 0, now)).toBe(priceAt(BASE, 0, now))
  expect(priceAt(BASE, 0, now)).not.toBe(priceAt(BASE, 1, now))
})

it('a price moves every two seconds by less than half a per cent, and stays near the sample for a month', () => {
  const ticks = prices(100, 2000)
  expect(new Set(ticks).size).toBeGreaterThan(90)
  for (const [index, price] of ticks.slice(1).entries())
    expect(Math.abs(price / (ticks[index] ?? price) - 1)).toBeLessThan(0.005)
  for (const price of prices(720, 3_600_000)) expect(Math.abs(price / BASE - 1)).toBeLessThan(0.06)
})
