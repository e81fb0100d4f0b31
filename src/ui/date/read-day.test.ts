import { format, isValid } from 'date-fns'
import { expect, it } from 'vitest'
import { dateLocale } from './date-locale.ts'
import { readDay } from './read-day.ts'

const now = new Date('2026-11-27T10:00:00')
const options = { pattern: 'dd/MM/yyyy', locale: dateLocale('vi'), now }
const read = (typed: string, more: Partial<Parameters<typeof readDay>[1]> = {}) => {
  const day = readDay(typed, { ...options, ...more })
  return isValid(day) ? format(day, 'yyyy-MM-dd') : undefined
}

it('reads a year of two digits as one of this century', () => {
  expect(read('05/03/26')).toBe('2026-03-05')
  expect(read('05/03/00')).toBe('2000-03-05')
  expect(read('05/03/85')).toBe('2085-03-05')
  expect(read('26-03-05', { pattern: 'yyyy-MM-dd' })).toBe('2026-03-05')
})

it('reads a year of two digits in the past as the last one that is not after today', () => {
  expect(read('05/03/85', { past: true })).toBe('1985-03-05')
  expect(read('27/11/26', { past: true })).toBe('2026-11-27')
  expect(read('28/11/26', { past: true })).toBe('1926-11-28')
})

it('reads a year of four digits as it is', () => {
  expect(read('05/03/1985')).toBe('1985-03-05')
  expect(read('05/03/2085', { past: true })).toBe('2085-03-05')
})

it.each(['', 'x', '31/02/26', '05/03/202'])('rejects “%s” as a day', typed =>
  expect(read(typed)).toBeUndefined(),
)

it('reads digits without signs between them, in the order of the pattern', () => {
  expect(read('05032026')).toBe('2026-03-05')
  expect(read('050326')).toBe('2026-03-05')
  expect(read('20260305', { pattern: 'yyyy-MM-dd' })).toBe('2026-03-05')
  expect(read('0503')).toBeUndefined()
})
