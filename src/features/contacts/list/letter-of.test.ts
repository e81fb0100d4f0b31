import { expect, it } from 'vitest'
import { letterOf } from './letter-of.ts'

it('is the letter of the alphabet, without the tone and without case', () => {
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
