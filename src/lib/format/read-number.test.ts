import { expect, it } from 'vitest'
import { readNumber } from './read-number.ts'

it.each([
  ['12', 12, 12],
  ['1.234', 1234, 1.234],
  ['1,234', 1.234, 1234],
  ['1.234.567', 1_234_567, 1_234_567],
  ['1,234,567', 1_234_567, 1_234_567],
  ['1.234.567,5', 1_234_567.5, 1_234_567.5],
  ['1,234,567.5', 1_234_567.5, 1_234_567.5],
  ['12,5', 12.5, 12.5],
  ['12.5', 12.5, 12.5],
  ['0.125', 0.125, 0.125],
  ['0,125', 0.125, 0.125],
  ['12,', 12, 12],
  [',5', 0.5, 0.5],
  ['-3', -3, -3],
  [' 35 000 ₫', 35_000, 35_000],
  ['8%', 8, 8],
  ['', null, null],
  ['  ', null, null],
])('“%s” is %s in Vietnamese and %s in English', (text, vi, en) => {
  expect(readNumber(text, 'vi')).toBe(vi)
  expect(readNumber(text, 'en')).toBe(en)
})

it.each(['abc', '1e9', '1.2.3', '12.34.567', '--1', '1-', '1,2,3', '.', '1.234,567.8'])(
  '“%s” is not a number',
  text => expect(readNumber(text, 'vi')).toBeNaN(),
)
