import { expect, it } from 'vitest'
import { readTime } from './read-time.ts'

it.each([
  ['9', '09:00'],
  ['14', '14:00'],
  ['9:30', '09:30'],
  ['14:05', '14:05'],
  ['9h30', '09:30'],
  ['9 h', '09:00'],
  ['9g15', '09:15'],
  ['14.30', '14:30'],
  ['930', '09:30'],
  ['1430', '14:30'],
  [' 0:00 ', '00:00'],
])('reads “%s” as %s', (typed, time) => expect(readTime(typed)).toBe(time))

it.each(['', 'a', '24:00', '9:60', '2460', '9:30:15', '-1'])('rejects “%s” as a time', typed =>
  expect(readTime(typed)).toBeUndefined(),
)
