import { expect, it } from 'vitest'
import { newTicket, noDiscount, type TicketLine } from '#src/device/till.ts'
import { shortagesOf } from './shortages.ts'

const line = (id: string, productId: string, quantity: number, factor = 1): TicketLine => ({
  id,
  productId,
  unit: '',
  factor,
  quantity,
  price: 10_000,
  discount: noDiscount,
  taxPercent: 0,
  note: '',
})
const short = (lines: TicketLine[], available: [string, number][]) => [
  ...shortagesOf({ ...newTicket(), lines }, new Map(available)),
]

it('the lines of a product count together, in stock units', () => {
  const lines = [line('a', 'tea', 2), line('b', 'tea', 1, 24), line('c', 'rice', 5)]
  expect(
    short(lines, [
      ['tea', 26],
      ['rice', 5],
    ]),
  ).toEqual([])
  expect(
    short(lines, [
      ['tea', 25.5],
      ['rice', -2],
    ]),
  ).toEqual([
    ['tea', 25.5],
    ['rice', -2],
  ])
})

it('a product whose stock is not known or not kept is not short', () => {
  expect(short([line('a', 'wrapping', 100)], [])).toEqual([])
})
