import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { holds } from '#tests/support/property.ts'
import { debtByAge } from './debt-age.ts'

const debt = (day: number, amount: number, id = `${day} ${amount}`, reversesId = '') => ({
  id,
  at: new Date(Date.UTC(2026, 0, day)).toISOString(),
  amount,
  reversesId,
})
const at = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString()

it('a debt is grouped by its age', () => {
  const debts = [debt(1, 1000), debt(40, 200), debt(70, 30), debt(100, 4)]
  expect(debtByAge(debts, at(100))).toEqual([34, 200, 0, 1000])
  expect(debtByAge(debts, at(101))).toEqual([4, 30, 200, 1000])
})

it('a payment settles the oldest part first', () => {
  expect(debtByAge([debt(1, 1000), debt(95, 200), debt(99, -1100)], at(100))).toEqual([100, 0, 0, 0])
  expect(debtByAge([debt(1, 1000), debt(95, 200), debt(99, -900)], at(100))).toEqual([200, 0, 0, 100])
})

it('a payment in advance is a negative debt', () => {
  expect(debtByAge([debt(1, -500)], at(100))).toEqual([-500, 0, 0, 0])
})

it('what was reversed is not a debt and not a payment', () => {
  const sold = debt(1, 1000, 'sold')
  expect(debtByAge([sold, debt(95, 70), debt(99, -1000, 'back', 'sold')], at(100))).toEqual([70, 0, 0, 0])
})

it('the groups make up the debt', () =>
  holds(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: -100_000, max: 100_000 }))),
      list => {
        const changes = list.map(([day, amount], index) => debt(day, amount, String(index)))
        const sum = changes.reduce((total, { amount }) => total + amount, 0)
        expect(debtByAge(changes, at(300)).reduce((total, part) => total + part, 0)).toBe(sum)
      },
    ),
  ))
