import { expect, it } from 'vitest'
import { formatDollars, readAmount, writeAmount } from './coin-format.ts'

it('reads amounts with a comma or a point, and refuses other texts', () => {
  expect(['0,5', '0.5', ' 1 000,25', '.5', '3,'].map(readAmount)).toEqual([0.5, 0.5, 1000.25, 0.5, 3])
  expect(['', '-1', '1,2,3', 'abc', '1e5'].map(readAmount)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

it('writes amounts that it reads again', () => {
  for (const value of [0.1, 0.00000001, 1270, 61_842.15]) {
    expect(readAmount(writeAmount(value, 8, 'vi'))).toBe(value)
    expect(readAmount(writeAmount(value, 8, 'en'))).toBe(value)
  }
})

it('shows small prices with four decimals', () => {
  const vi = { locale: 'vi', date: 'dd/MM/yyyy', number: '0,0.0' }
  expect(formatDollars(61_842.15, vi)).toBe('61.842,15\u00a0$')
  expect(formatDollars(0.5317, vi)).toBe('0,5317\u00a0$')
})
