import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { TakeInLine } from '#src/contract/shop/documents/documents.ts'
import { netCosts, subtotalOf } from './net-costs.ts'

const line = (id: string, ordered: number, cost: number, factor = 1): TakeInLine => ({
  id,
  productId: id,
  unit: '',
  factor,
  ordered,
  received: ordered,
  returned: 0,
  cost,
  batch: '',
  expiry: '',
})

it('lines of 10,000 each with a discount of 10,000 cost 3,333, 3,333 and 3,334 less', () => {
  const lines = ['a', 'b', 'c'].map(id => line(id, 1, 10_000))
  const { unitCostOf, worthOf } = netCosts({ lines, discount: 10_000 })
  expect(lines.map(unitCostOf)).toEqual([6667, 6667, 6666])
  expect(worthOf(lines)).toBe(20_000)
})

it('a box costs its part less, and so does each of its pieces', () => {
  const lines = [line('beer', 10, 240_000, 24)]
  const { unitCostOf, worthOf } = netCosts({ lines, discount: 120_000 })
  expect(lines.map(unitCostOf)).toEqual([9500])
  expect(worthOf([{ ...line('beer', 10, 240_000, 24), received: 6 }])).toBe(1_368_000)
})

it('without a discount goods cost what was asked', () => {
  const lines = [line('a', 3, 33_333.5, 12)]
  const { unitCostOf, worthOf } = netCosts({ lines })
  expect([unitCostOf(lines[0] ?? line('a', 1, 1)), worthOf(lines)]).toEqual([2777.7917, 100_001])
})

it('goods that all came are worth exactly the order less its discount, and never less than nothing', () => {
  const lines = fc.array(
    fc.record({
      ordered: fc.integer({ min: 1, max: 1_000_000 }).map(thousandths => thousandths / 1000),
      cost: fc.integer({ min: 0, max: 10_000_000 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  fc.assert(
    fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(100), (list, part, percent) => {
      const rows = list.map(({ ordered, cost }, index) => line(`${index}`, ordered, cost))
      const discount = Math.floor(subtotalOf(rows) * part)
      const { worthOf, unitCostOf } = netCosts({ lines: rows, discount })
      expect(worthOf(rows)).toBe(subtotalOf(rows) - discount)
      const received = (row: TakeInLine) => Math.round(row.ordered * percent * 10) / 1000
      expect(worthOf(rows.map(row => ({ ...row, received: received(row) })))).toBeGreaterThanOrEqual(0)
      for (const row of rows) expect(unitCostOf(row)).toBeGreaterThanOrEqual(0)
    }),
  )
})
