import { expect, it } from 'vitest'
import { cashOf, newTakeOut, totalsOfValues } from './take-out-values.ts'

const line = (quantity: number, price: number, discount = 0) => ({
  id: crypto.randomUUID(),
  productId: 'rice',
  unit: '',
  factor: 1,
  quantity,
  price,
  discount,
  taxPercent: 8 as const,
  note: '',
})

it('the whole amount is collected in cash while nothing else is typed', () => {
  const values = { ...newTakeOut(), lines: [line(3, 33_333)], discount: 10_000 }
  expect(totalsOfValues(values, 'inside')).toMatchObject({ subtotal: 99_999, total: 89_999, tax: 6667 })
  expect(cashOf(values, 'inside')).toBe(89_999)
  expect(cashOf({ ...values, cash: 50_000 }, 'inside')).toBe(50_000)
})

it('VAT on top is part of the total and of the cash that is collected', () => {
  const values = { ...newTakeOut(), lines: [line(3, 33_333)], discount: 10_000 }
  expect(totalsOfValues(values, 'onTop')).toMatchObject({ subtotal: 99_999, total: 97_199, tax: 7200 })
  expect(cashOf(values, 'onTop')).toBe(97_199)
})

it('not more than the total is collected, and nothing for goods of own use', () => {
  const values = { ...newTakeOut(), lines: [line(1, 10_000)], cash: 20_000 }
  expect(cashOf(values, 'inside')).toBe(10_000)
  expect(cashOf({ ...values, mode: 'internal' }, 'inside')).toBe(0)
})

it('discounts above an amount take it away and not more', () => {
  expect(totalsOfValues({ lines: [line(1, 10_000, 30_000)], discount: 5000 }, 'inside').total).toBe(0)
})
