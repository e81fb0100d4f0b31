import { expect, it } from 'vitest'
import { dateOf, dayOf, formatBirthday, toBirthday, toDay } from './birthday.ts'

it('a day is stored with or without a year', () => {
  for (const day of ['1994-08-18', '--02-29']) expect(dayOf(toBirthday(day))).toBe(day)
  expect(toBirthday('1994-08-18')).toBe('1994-08-18T12:00:00.000Z')
  expect(toDay(dateOf('1994-08-18T12:00:00.000Z') ?? new Date(0))).toBe('1994-08-18')
  expect(dateOf(toBirthday('--02-29'))).toBeNull()
  expect(dateOf(null)).toBeNull()
})

it('a day is formatted in the language of the user', () => {
  expect(formatBirthday('1994-08-18T12:00:00.000Z', 'vi')).toBe('Thứ Năm, ngày 18 tháng 8 năm 1994')
  expect(formatBirthday('1994-08-18T12:00:00.000Z', 'en')).toBe('Thursday, 18 August 1994')
  expect(formatBirthday(toBirthday('--08-18'), 'vi')).toBe('Ngày 18 tháng 8')
  expect(formatBirthday(toBirthday('--08-18'), 'en')).toBe('18 August')
})
