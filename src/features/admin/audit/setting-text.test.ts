import { expect, it } from 'vitest'
import { settingText } from './setting-text.ts'

const names = { cashStep: 'Rounding', receiptFooter: 'Foot', phone: 'Telephone' }
const textOf = (text: string) =>
  settingText(text, names, (name, value) => (name === 'cashStep' ? `${value} ₫` : value))

it('a change of settings has the names and values that people read', () => {
  expect(textOf('cashStep: 500')).toBe('Rounding: 500 ₫')
  expect(textOf('phone:  · cashStep: 1')).toBe('Telephone: – · Rounding: 1 ₫')
})

it('a value may contain what stands between two fields', () => {
  expect(textOf('receiptFooter: Open · Zalo: 0281 · phone: 0282')).toBe(
    'Foot: Open · Zalo: 0281 · Telephone: 0282',
  )
})

it('a text without a known field is unchanged', () => {
  expect(textOf('posted')).toBe('posted')
})
