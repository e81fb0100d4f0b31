import { expect, it } from 'vitest'
import { priceOf, savedInYear } from './price-of.ts'

it('a year costs ten months, and saves the other two', () => {
  expect(priceOf('shop', 'year')).toBe(1_990_000)
  expect(savedInYear('shop')).toBe(2 * priceOf('shop', 'month'))
  expect(savedInYear('stall')).toBe(0)
})
