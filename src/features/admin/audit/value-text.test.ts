import { expect, it } from 'vitest'
import { valueText } from './value-text.ts'

const formats = { locale: 'vi', date: 'dd/MM/yyyy', number: '0,0' }
const textOf = (text: string) => valueText(text, formats, state => `[${state}]`)

it('a value of the audit log is an amount, a time of the shop, or the name of a state', () => {
  expect(textOf('50000')).toBe('50.000\u00a0₫')
  expect(textOf('2026-11-22T03:30:00.000Z')).toMatch(/^22\/11\/2026 10:30/)
  expect(textOf('paid')).toBe('[paid]')
  expect(textOf('')).toBe('[]')
})
