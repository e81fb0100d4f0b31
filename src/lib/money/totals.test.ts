import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holds } from '#tests/support/property.ts'
import { banknotes, cashSuggestions, notesFor, roundCash } from './cash.ts'
import { spreadDiscount } from './discount.ts'
import { amountOf, asQuantity, percentOf } from './rounding.ts'
import { lineAmount, totalsOf } from './totals.ts'
import { vatOf } from './vat.ts'

const line = { quantity: 3, price: 33_333, discount: 0, taxPercent: 8 }
const amounts = fc.array(fc.integer({ min: 0, max: 50_000_000 }), { minLength: 1, maxLength: 30 })

describe('amounts', () => {
  it.each([
    [3, 33_333, 99_999],
    [0.5, 3, 2],
    [1.005, 1000, 1005],
    [0.333, 10_000, 3330],
    [-0.5, 3, -2],
  ])('%d × %d = %d', (quantity, price, amount) => {
    expect(amountOf(quantity, price)).toBe(amount)
  })

  it('of a line are less its discount', () => {
    expect(lineAmount({ ...line, discount: 99 })).toBe(99_900)
  })

  it('of quantities are summed without an error of binary fractions', () => {
    expect(asQuantity(0.1 + 0.2)).toBe(0.3)
  })
})

describe('the discount of an order', () => {
  it('of 10 % is rounded half up', () => {
    expect(percentOf(99_999, 10)).toBe(10_000)
    expect(percentOf(1000, 8.25)).toBe(83)
  })

  it('is spread in proportion, and the last line takes the remainder', () => {
    expect(spreadDiscount([10_000, 10_000, 10_000], 10_000)).toEqual([3333, 3333, 3334])
  })

  it('of nothing is nothing', () => {
    expect(spreadDiscount([0, 0], 0)).toEqual([0, 0])
  })

  it('has an exact sum, and no part exceeds its line', () =>
    holds(
      fc.property(amounts, fc.double({ min: 0, max: 1, noNaN: true }), (list, share) => {
        const sum = list.reduce((total, one) => total + one, 0)
        const discount = Math.floor(sum * share)
        const parts = spreadDiscount(list, discount)
        expect(parts.reduce((total, part) => total + part, 0)).toBe(discount)
        for (const [index, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(list[index] ?? 0)
        }
      }),
    ))
})

describe('VAT', () => {
  it('of 8 % inside 89,999 is 6,667', () => {
    const totals = totalsOf([line], { discount: 10_000, vatMode: 'inside' })
    expect(totals).toMatchObject({ subtotal: 99_999, tax: 6667, total: 89_999 })
    expect(totals.vat).toEqual([{ percent: 8, net: 83_332, tax: 6667 }])
  })

  it('of 8 % on top of 89,999 is 7,200', () => {
    expect(totalsOf([line], { discount: 10_000, vatMode: 'onTop' })).toMatchObject({
      tax: 7200,
      total: 97_199,
    })
  })

  it('is rounded for the sum of a rate and not for each line', () => {
    const lines = [1, 2, 3].map(() => ({ quantity: 1, price: 105, discount: 0, taxPercent: 10 }))
    expect(totalsOf(lines, { discount: 0, vatMode: 'onTop' }).tax).toBe(32)
    expect(vatOf(105, 10, 'onTop') * 3).toBe(33)
  })

  it('is grouped by rate, the lowest first, and the groups make up the total', () =>
    holds(
      fc.property(
        fc.array(
          fc.record({
            quantity: fc.integer({ min: 1, max: 100_000 }).map(grams => grams / 1000),
            price: fc.integer({ min: 0, max: 10_000_000 }),
            discount: fc.constant(0),
            taxPercent: fc.constantFrom(0, 5, 8, 10),
          }),
          { minLength: 1, maxLength: 20 },
        ),
        fc.constantFrom('inside' as const, 'onTop' as const),
        fc.constantFrom(1, 500, 1000),
        (lines, vatMode, cashStep) => {
          const totals = totalsOf(lines, { discount: 0, vatMode, cashStep })
          const net = totals.vat.reduce((sum, group) => sum + group.net, 0)
          expect(net + totals.tax + totals.rounding).toBe(totals.total)
          expect(totals.vat.map(({ percent }) => percent)).toEqual(
            [...new Set(lines.map(({ taxPercent }) => taxPercent))].toSorted((one, other) => one - other),
          )
          expect(totals.total % cashStep).toBe(0)
          expect(Math.abs(totals.rounding)).toBeLessThanOrEqual(cashStep / 2)
        },
      ),
    ))
})

describe('cash', () => {
  it('is rounded half up to a step', () => {
    expect([89_749, 89_750, 90_249, 90_250].map(amount => roundCash(amount, 500))).toEqual([
      89_500, 90_000, 90_000, 90_500,
    ])
  })

  it('has the exact amount and round ones as suggestions', () => {
    expect(cashSuggestions(86_000)).toEqual([86_000, 90_000, 100_000, 200_000, 500_000])
    expect(cashSuggestions(0)).toEqual([])
  })

  it('is given in notes, the largest first', () => {
    expect(notesFor(113_700)).toEqual({
      notes: [100_000, 10_000, 2000, 1000, 500].map(note => ({ note, count: 1 })),
      rest: 200,
    })
    expect(banknotes.toSorted((one, other) => other - one)).toEqual([...banknotes])
  })

  it('is suggested without less than the amount', () =>
    holds(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), total => {
        const suggested = cashSuggestions(total)
        expect(suggested[0]).toBe(total)
        expect(Math.min(...suggested)).toBe(total)
      }),
    ))
})
