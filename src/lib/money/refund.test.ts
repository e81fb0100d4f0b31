import { expect, it } from 'vitest'
import { refundOf } from './refund.ts'

it('gives back exactly what was paid, in parts', () => {
  const line = { paid: 10_000, quantity: 3 }
  const parts = [0, 1, 2].map(refunded => refundOf({ ...line, refunded }, 1))
  expect(parts).toEqual([3333, 3334, 3333])
})
it('gives nothing for nothing', () => expect(refundOf({ paid: 5000, quantity: 2, refunded: 1 }, 0)).toBe(0))
