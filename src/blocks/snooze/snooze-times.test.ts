import { expect, it } from 'vitest'
import { snoozeTimes } from './snooze-times.ts'

it('later today is three hours from now, at a whole hour', () => {
  // A Saturday.
  expect(snoozeTimes(new Date(2026, 10, 21, 10, 24))).toEqual({
    today: new Date(2026, 10, 21, 13),
    tomorrow: new Date(2026, 10, 22, 8),
    nextWeek: new Date(2026, 10, 23, 8),
  })
})

it('in the evening there is no later today', () => {
  expect(snoozeTimes(new Date(2026, 10, 21, 20, 59)).today).toEqual(new Date(2026, 10, 21, 23))
  expect(snoozeTimes(new Date(2026, 10, 21, 21)).today).toBeUndefined()
})

it('next week is the next Monday, also on a Monday and on a Sunday', () => {
  expect(snoozeTimes(new Date(2026, 10, 23, 9)).nextWeek).toEqual(new Date(2026, 10, 30, 8))
  expect(snoozeTimes(new Date(2026, 10, 22, 9)).nextWeek).toEqual(new Date(2026, 10, 23, 8))
})
