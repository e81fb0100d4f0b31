import { describe, expect, it } from 'vitest'
import { formatMoney, formatNumber, formatQuantity } from './numbers.ts'

describe('a number', () => {
  it.each([
    ['0,0.0', 1234567.89, '1,234,567.9', '1.234.567,9'],
    ['0,0.00', 1234567.891, '1,234,567.89', '1.234.567,89'],
    ['0,0', 1234567.89, '1,234,568', '1.234.568'],
    ['0.0', 1234567.89, '1234567.9', '1234567,9'],
    ['0,0.0', 18_460_000, '18,460,000', '18.460.000'],
    ['0,0.0', -0.5, '-0.5', '-0,5'],
  ])('in the pattern %s, %d is "%s" and "%s"', (number, value, english, vietnamese) => {
    const formats = (locale: string) => ({ locale, date: 'dd/MM/yyyy', number })
    expect(formatNumber(value, formats('en'))).toBe(english)
    expect(formatNumber(value, formats('vi'))).toBe(vietnamese)
  })

  it('has its currency at the end when it is an amount', () => {
    const formats = { locale: 'vi', date: 'dd/MM/yyyy', number: '0,0.0' }
    expect(formatMoney(18_460_000, formats)).toBe('18.460.000\u00a0₫')
  })

  it.each([
    [0.25, '0,25'],
    [0.125, '0,125'],
    [12, '12'],
    [1250.5, '1.250,5'],
  ])('that is a quantity keeps its decimals: %d is "%s"', (value, shown) => {
    for (const pattern of ['0,0', '0,0.0', '0,0.00'])
      expect(formatQuantity(value, { locale: 'vi', date: 'dd/MM/yyyy', number: pattern })).toBe(shown)
  })
})
