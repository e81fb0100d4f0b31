import { expect, it } from 'vitest'
import { amountOfLine, type EditLine, withLine } from './edit-lines.ts'

const line = (fields: Partial<EditLine> = {}): EditLine => ({
  id: 'a',
  productId: 'rice',
  unit: '',
  factor: 1,
  quantity: 1,
  price: 10_000,
  discount: 0,
  taxPercent: 8,
  note: '',
  ...fields,
})

it('a scanned product is counted once more, and is then the last line', () => {
  const lines = [line(), line({ id: 'b', productId: 'tea' })]
  expect(withLine(lines, line({ id: 'c' })).map(({ id, quantity }) => [id, quantity])).toEqual([
    ['b', 1],
    ['a', 2],
  ])
})

it('another unit of a product is a line of its own', () => {
  expect(withLine([line()], line({ id: 'b', unit: 'thùng', factor: 24 }))).toHaveLength(2)
})

it('a discount above the price makes no negative amount', () => {
  expect(amountOfLine(line({ quantity: 3, price: 33_333 }))).toBe(99_999)
  expect(amountOfLine(line({ discount: 20_000 }))).toBe(0)
})
