import { describe, expect, it } from 'vitest'
import {
  daysBetween,
  formatDay,
  formatDistance,
  formatDue,
  formatWeekday,
  isWholeDay,
  urgencyOf,
} from './dates.ts'

/** A Saturday. */
const now = new Date(2026, 10, 21, 10, 24)
const on = (date: number, hours = 0, minutes = 0, month = 10, year = 2026) =>
  new Date(year, month, date, hours, minutes).toISOString()

describe('a due date in words', () => {
  const formats = (locale: string, date = 'dd/MM/yyyy') => ({ locale, date, number: '0,0.0' })

  it.each([
    [on(21), 'Today', 'Hôm nay'],
    [on(21, 11), 'Today, 11:00', 'Hôm nay, 11:00'],
    [on(20), 'Yesterday', 'Hôm qua'],
    [on(22, 9, 5), 'Tomorrow, 09:05', 'Ngày mai, 09:05'],
    [on(23), 'Mon 23/11', 'T2 23/11'],
    [on(29), 'Sun 29/11', 'CN 29/11'],
    [on(4, 0, 0, 11), 'Fri 04/12', 'T6 04/12'],
    [on(5, 0, 0, 11), '05/12', '05/12'],
    [on(18), '18/11', '18/11'],
    [on(4, 0, 0, 0, 2027), '04/01/2027', '04/01/2027'],
  ])('%s is "%s" and "%s"', (due, english, vietnamese) => {
    expect(formatDue(due, now, formats('en'))).toBe(english)
    expect(formatDue(due, now, formats('vi'))).toBe(vietnamese)
  })

  it.each([
    ['MM/dd/yyyy', 'Mon 11/23', '11/18', '01/04/2027'],
    ['yyyy-MM-dd', 'Mon 11-23', '11-18', '2027-01-04'],
    ['d MMM yyyy', 'Mon 23 Nov', '18 Nov', '4 Jan 2027'],
    ['d.M.yy', 'Mon 23.11', '18.11', '4.1.27'],
  ])('follows the pattern %s', (pattern, near, thisYear, far) => {
    const days = [on(23), on(18), on(4, 0, 0, 0, 2027)]
    expect(days.map(day => formatDue(day, now, formats('en', pattern)))).toEqual([near, thisYear, far])
  })

  it('has no time for a task of a whole day', () => {
    expect(isWholeDay(new Date(2026, 10, 21))).toBe(true)
    expect(isWholeDay(new Date(2026, 10, 21, 0, 1))).toBe(false)
    expect(formatDay(new Date(2026, 10, 21, 15), now, formats('en'))).toBe('Today')
  })

  it('has the weekday of a weekly repetition', () => {
    expect(formatWeekday(new Date(2026, 10, 27), 'en')).toBe('Friday')
    expect(formatWeekday(new Date(2026, 10, 27), 'vi')).toBe('Thứ Sáu')
  })
})

describe('urgency', () => {
  it.each([
    ['late', on(20)],
    ['late', on(21, 10, 23)],
    ['soon', on(21)],
    ['soon', on(21, 10, 25)],
    ['later', on(22)],
  ])('is %s for %s', (urgency, due) => expect(urgencyOf(due, now)).toBe(urgency))
})

it('the distance between two dates is counted in calendar days, not in hours', () => {
  expect(daysBetween(new Date(2026, 10, 21, 23, 59), new Date(2026, 10, 22, 0, 1))).toBe(1)
  expect(daysBetween(new Date(2026, 11, 31), new Date(2027, 0, 1))).toBe(1)
})

it('a distance within a day is given in words', () => {
  expect(formatDistance(on(21, 11), now, 'en')).toMatch(/^In 36 min/)
  expect(formatDistance(on(21, 11), now, 'vi')).toBe('Sau 36 phút nữa')
  expect(formatDistance(on(21, 8), now, 'en')).toMatch(/^2 hr.? ago$/)
  expect(formatDistance(on(23), now, 'en')).toBeUndefined()
})
