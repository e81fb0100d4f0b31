import { expect, it } from 'vitest'
import { letterOf } from './letter-of.ts'

it('the letter of a name has no tone and ignores case', () => {
  const letters = [
    'Ánh',
    'Ẩn',
    'ẵng',
    'đặng',
    'Đỗ',
    'Ứng',
    'Ổn',
    'Zoë',
    'Åkesson',
    'émile',
    '24h',
    '',
    '田中',
  ]
  expect(letters.map(name => letterOf({ name }))).toEqual([
    'A',
    'Â',
    'Ă',
    'Đ',
    'Đ',
    'Ư',
    'Ô',
    'Z',
    'A',
    'E',
    '#',
    '#',
    '#',
  ])
})
