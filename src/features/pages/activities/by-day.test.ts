import { expect, it } from 'vitest'
import { byDay } from './by-day.ts'

const at = (id: string, date: Date) => ({ id, description: id, date: date.toISOString() })

it('activities of the same calendar day are together, in their order', () => {
  const list = [
    at('c', new Date(2026, 10, 24, 0, 5)),
    at('b', new Date(2026, 10, 23, 23, 55)),
    at('a', new Date(2026, 10, 23, 0, 1)),
  ]
  expect(byDay(list).map(({ activities }) => activities.map(({ id }) => id))).toEqual([['c'], ['b', 'a']])
})

it('without activities there are no days', () => {
  expect(byDay([])).toEqual([])
})
