import { expect, it } from 'vitest'
import { monthAndYear } from './date-locale.ts'

it('a month with its year is written in full in Vietnamese', () => {
  expect(monthAndYear(new Date(2026, 10, 7), 'vi')).toBe('Tháng 11 năm 2026')
  expect(monthAndYear(new Date(2026, 10, 7), 'en')).toBe('Nov 2026')
})
