import { expect, it } from 'vitest'
import { growth, soldUntil, weekOf } from './week-figures.ts'

const sold = (day: string, amount: number) => ({ day, amount, count: 1, cost: amount / 2 })

it('a week has seven days, each with that of the week before', () => {
  const week = weekOf([sold('2026-11-13', 70), sold('2026-11-20', 100), sold('2026-11-19', 40)], '2026-11-20')
  expect(week.map(({ day }) => day.slice(-2))).toEqual(['14', '15', '16', '17', '18', '19', '20'])
  expect(week.at(-1)).toEqual({ day: '2026-11-20', amount: 100, count: 1, profit: 50, before: 70 })
  expect(week[0]).toMatchObject({ amount: 0, before: 0 })
})

it('without costs there is no profit', () => {
  expect(weekOf([{ day: '2026-11-20', amount: 5, count: 1 }], '2026-11-20').at(-1)?.profit).toBeUndefined()
})

it('of the hour that is not over, a part counts', () => {
  const hours = [
    { key: '08', amount: 100, count: 2 },
    { key: '09', amount: 200, count: 4 },
    { key: '20', amount: 900, count: 9 },
  ]
  expect(soldUntil(hours, 9 * 60 + 30)).toEqual({ amount: 200, count: 4 })
  expect(soldUntil(hours, 0)).toEqual({ amount: 0, count: 0 })
  expect([growth(100, 110), growth(0, 5)]).toEqual([expect.closeTo(0.1), undefined])
})
