import { expect, test } from 'vitest'
import { formatTimestamp } from './timestamp.ts'

const at = (text: string) => new Date(text).toISOString()

test.each([
  ['2026-11-20T10:02', 'Nov 20, 10:02 AM', '20/11, 10:02'],
  ['2026-11-05T00:05', 'Nov 05, 12:05 AM', '5/11, 00:05'],
  ['2026-01-09T17:31', 'Jan 09, 5:31 PM', '9/1, 17:31'],
])('%s is “%s” and “%s”', (time, english, vietnamese) => {
  expect(formatTimestamp(at(time), 'en')).toBe(english)
  expect(formatTimestamp(at(time), 'vi')).toBe(vietnamese)
})
