import { expect, it } from 'vitest'
import { careTotal, careWorth, isUnderWarranty, monthsAfter, warrantyUntil } from './care-ticket.ts'

it('a ticket is worth its work and its parts, each rounded half up', () => {
  expect(careWorth({ labour: 50_000, parts: [] })).toBe(50_000)
  const parts = [
    { quantity: 1.5, price: 15_001 },
    { quantity: 2, price: 100 },
  ]
  expect(careWorth({ labour: 0, parts })).toBe(22_702)
})

it('months after a day end on the last day of a shorter month', () => {
  expect(monthsAfter('2026-01-31', 1)).toBe('2026-02-28')
  expect(monthsAfter('2027-10-31', 4)).toBe('2028-02-29')
  expect(monthsAfter('2026-11-22', 12)).toBe('2027-11-22')
})

it('there is no warranty without a day or without months', () => {
  expect(warrantyUntil({ soldOn: '', warrantyMonths: 12 })).toBeUndefined()
  expect(warrantyUntil({ soldOn: '2026-11-22', warrantyMonths: 0 })).toBeUndefined()
  expect(warrantyUntil({ soldOn: '2026-11-22', warrantyMonths: 6 })).toBe('2027-05-22')
})

it('a ticket that comes in on the last day of the warranty costs nothing, and one on the day after it does', () => {
  const row = { labour: 50_000, parts: [], soldOn: '2026-05-22', warrantyMonths: 6 }
  // The days are those of Vietnam.
  const last = { ...row, at: '2026-11-22T16:59:00.000Z' }
  const later = { ...row, at: '2026-11-22T17:00:00.000Z' }
  expect([isUnderWarranty(last), careTotal(last)]).toEqual([true, 0])
  expect([isUnderWarranty(later), careTotal(later)]).toEqual([false, 50_000])
})
