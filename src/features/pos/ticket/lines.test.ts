import { describe, expect, it } from 'vitest'
import type { ShopProduct } from '#src/contract/shop/products.ts'
import { newTicket } from '#src/device/till.ts'
import {
  added,
  changedLine,
  discountOf,
  lastLines,
  quantities,
  subtotalOf,
  ticketTotals,
  unsold,
} from './lines.ts'

const product = { id: 'tea', taxPercent: 8 } as ShopProduct
const piece = { name: 'gói', factor: 1, price: 33_333 }
const box = { name: 'thùng', factor: 24, price: 700_000 }
const terms = { vatMode: 'inside', cashStep: 500 } as const

const three = () => added(newTicket(), { product, unit: piece }, 'one', 3)

describe('a ticket', () => {
  it('knows the last line of each product', () => {
    const twice = added(three(), { product, unit: box }, 'two')
    expect(lastLines(twice)).toEqual(new Map([['tea', 'two']]))
    expect(lastLines(newTicket()).size).toBe(0)
  })

  it('has one line for the same unit, and another one for another unit', () => {
    const twice = added(three(), { product, unit: piece }, 'two')
    expect(twice.lines).toMatchObject([{ id: 'one', quantity: 4, taxPercent: 8 }])
    const both = added(twice, { product, unit: box }, 'three')
    expect(both.lines).toHaveLength(2)
    expect(quantities(both).get('tea')).toBe(28)
  })

  it('does not add to a line with a note, a discount or a price of its own', () => {
    for (const change of [{ note: 'x' }, { price: 30_000 }, { discount: { value: 5, isPercent: true } }])
      expect(added(changedLine(three(), 'one', change), { product, unit: piece }, 'two').lines).toHaveLength(
        2,
      )
  })

  it('loses a line whose quantity is 0', () => {
    expect(changedLine(three(), 'one', { quantity: 0 }).lines).toEqual([])
  })

  it('calculates the discount in percent from the sum, and rounds cash', () => {
    const ticket = { ...three(), discount: { value: 10, isPercent: true } }
    expect(subtotalOf(ticket)).toBe(99_999)
    expect(ticketTotals(ticket, terms, false)).toMatchObject({ discount: 10_000, total: 89_999, tax: 6667 })
    expect(ticketTotals(ticket, terms, true)).toMatchObject({ rounding: 1, total: 90_000 })
  })

  it('keeps what was added while its sale was stored, as a new ticket without the amount that was taken off', () => {
    const sent = { ...three(), discount: { value: 5000, isPercent: false } }
    const sold = sent.lines.map(({ id, quantity }) => ({ id, quantity }))
    expect(unsold(sent, sold)).toEqual([])
    const more = added(added(sent, { product, unit: piece }, 'x', 2), { product, unit: box }, 'two')
    const [left, ...others] = unsold(more, sold)
    expect(others).toEqual([])
    expect(left).toMatchObject({
      discount: { value: 0 },
      lines: [
        { unit: 'gói', quantity: 2 },
        { id: 'two', quantity: 1 },
      ],
    })
    expect([sent.id, 'one']).not.toContain(left?.id)
    expect(left?.lines[0]?.id).not.toBe('one')
  })

  it('never gives a discount above the amount', () => {
    expect(discountOf({ value: 500, isPercent: false }, 300)).toBe(300)
    expect(discountOf({ value: 120, isPercent: true }, 300)).toBe(300)
  })
})
