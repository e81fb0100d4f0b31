import { expect, it } from 'vitest'
import { filled } from '#tests/support/filled.ts'
import { timeTicks } from './time-ticks.ts'

const at = (text: string) => new Date(text).getTime()

it('labels a day by hours, at whole hours', () => {
  const { unit, times } = timeTicks(at('2026-11-20T08:20:00'), at('2026-11-21T08:20:00'), 8)
  expect(unit).toBe('time')
  for (const time of filled(times))
    expect([new Date(time).getMinutes(), new Date(time).getHours() % 3]).toEqual([0, 0])
  expect(times.length).toBeLessThanOrEqual(9)
})

it('labels two months by days, at midnight', () => {
  const { unit, times } = timeTicks(at('2026-09-20T00:00:00'), at('2026-11-20T00:00:00'), 6)
  expect(unit).toBe('day')
  for (const time of filled(times)) expect(new Date(time).getHours()).toBe(0)
})

it('labels a year by the first days of months', () => {
  const { unit, times } = timeTicks(at('2025-11-20T00:00:00'), at('2026-11-20T00:00:00'), 13)
  expect(unit).toBe('month')
  expect(times).toHaveLength(12)
  for (const time of filled(times)) expect(new Date(time).getDate()).toBe(1)
})
