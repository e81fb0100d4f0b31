import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holds } from '#tests/support/property.ts'
import { amountInWords, MAX_IN_WORDS } from './words.ts'

describe('an amount in Vietnamese', () => {
  it.each([
    [0, 'Không đồng'],
    [10, 'Mười đồng'],
    [11, 'Mười một đồng'],
    [15, 'Mười lăm đồng'],
    [20, 'Hai mươi đồng'],
    [21, 'Hai mươi mốt đồng'],
    [24, 'Hai mươi bốn đồng'],
    [25, 'Hai mươi lăm đồng'],
    [105, 'Một trăm linh năm đồng'],
    [110, 'Một trăm mười đồng'],
    [1005, 'Một nghìn không trăm linh năm đồng'],
    [89_999, 'Tám mươi chín nghìn chín trăm chín mươi chín đồng'],
    [1_000_005, 'Một triệu không trăm linh năm đồng'],
    [1_010_000, 'Một triệu không trăm mười nghìn đồng'],
    [1_000_000_000, 'Một tỷ đồng'],
    [1_000_000_001, 'Một tỷ không trăm linh một đồng'],
    [21_005_000_000, 'Hai mươi mốt tỷ không trăm linh năm triệu đồng'],
    [1_000_000_000_000, 'Một nghìn tỷ đồng'],
  ])('%d is “%s”', (amount, words) => {
    expect(amountInWords(amount, 'vi')).toBe(words)
  })
})

describe('an amount in English', () => {
  it.each([
    [0, 'Zero đồng'],
    [21, 'Twenty-one đồng'],
    [105, 'One hundred five đồng'],
    [89_999, 'Eighty-nine thousand nine hundred ninety-nine đồng'],
    [1_000_005, 'One million five đồng'],
    [1_000_000_000_000, 'One trillion đồng'],
  ])('%d is “%s”', (amount, words) => {
    expect(amountInWords(amount, 'en')).toBe(words)
  })
})

const values: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'không một hai ba bốn năm sáu bảy tám chín'.split(' ').map((word, value) => [word, value]),
  ),
  mốt: 1,
  lăm: 5,
  mười: 10,
}
const sizes: Readonly<Record<string, number>> = { nghìn: 1000, triệu: 1_000_000 }

/** Reads the words again: the inverse of `amountInWords`. */
function readAgain(words: string): number {
  let [billions, sum, group, digit] = [0, 0, 0, 0]
  for (const word of words.toLowerCase().split(' ').slice(0, -1)) {
    const size = sizes[word]
    if (word === 'trăm' || word === 'mươi') {
      group += digit * (word === 'trăm' ? 100 : 10)
      digit = 0
    } else if (size) {
      sum += (group + digit) * size
      ;[group, digit] = [0, 0]
    } else if (word === 'tỷ') {
      billions = sum + group + digit
      ;[sum, group, digit] = [0, 0, 0]
    } else if (word === 'mười') group += 10
    else if (word !== 'linh') digit = values[word] ?? Number.NaN
  }
  return billions * 1_000_000_000 + sum + group + digit
}

it('the words of an amount can be read again', () =>
  holds(
    fc.property(fc.oneof(fc.nat(2000), fc.integer({ min: 0, max: MAX_IN_WORDS })), amount => {
      expect(readAgain(amountInWords(amount, 'vi'))).toBe(amount)
    }),
    { runs: 1000 },
  ))

it.each([-1, 0.5, Number.NaN, MAX_IN_WORDS + 1])('%d has no words', amount => {
  expect(() => amountInWords(amount, 'vi')).toThrow(RangeError)
})
