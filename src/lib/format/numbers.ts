import type { Formats } from './formats.ts'

/**
 * Returns a number in the chosen pattern, with the separators of the language: `1.234,5` in Vietnamese. A whole number
 * has no decimals, because đồng have none.
 */
export const formatNumber = (value: number, { locale, number }: Formats) =>
  formatter(locale, number.includes(','), Number.isInteger(value) ? 0 : decimalsOf(number)).format(value)

/**
 * Returns a quantity with its exact decimals, at most three, and the separators of `formatNumber`: a rounded `0,25 kg`
 * would not fit its amount.
 */
export const formatQuantity = (value: number, { locale, number }: Formats) =>
  formatter(locale, number.includes(','), 0, QUANTITY_DECIMALS).format(value)

/** Returns an amount in đồng. */
export const formatMoney = (amount: number, formats: Formats) => `${formatNumber(amount, formats)}\u00a0₫`

/** Of a quantity, as the contract stores it. */
const QUANTITY_DECIMALS = 3

const decimalsOf = (pattern: string) => Math.min(pattern.split('.')[1]?.length ?? 0, 6)

/** Formatters are cached, because they are slow to create and each row needs one. */
const made = new Map<string, Intl.NumberFormat>()

function formatter(locale: string, useGrouping: boolean, least: number, most = least) {
  const key = `${locale} ${useGrouping} ${least} ${most}`
  const known =
    made.get(key) ??
    new Intl.NumberFormat(locale, {
      useGrouping,
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    })
  made.set(key, known)
  return known
}
