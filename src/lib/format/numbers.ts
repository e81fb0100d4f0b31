import type { Formats } from './formats.ts'

/**
 * Returns a number in the chosen pattern, with the separators of the language: `1.234,5` in Vietnamese. A whole number
 * has no decimals, because đồng have none.
 */
export const formatNumber = (value: number, { locale, number }: Formats) =>
  formatter(locale, number.includes(','), Number.isInteger(value) ? 0 : decimalsOf(number)).format(value)

/** Returns an amount in đồng. */
export const formatMoney = (amount: number, formats: Formats) => `${formatNumber(amount, formats)}\u00a0₫`

const decimalsOf = (pattern: string) => Math.min(pattern.split('.')[1]?.length ?? 0, 6)

/** Formatters are cached, because they are slow to create and each row needs one. */
const made = new Map<string, Intl.NumberFormat>()

function formatter(locale: string, useGrouping: boolean, decimals: number) {
  const key = `${locale} ${useGrouping} ${decimals}`
  const known =
    made.get(key) ??
    new Intl.NumberFormat(locale, {
      useGrouping,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
  made.set(key, known)
  return known
}
