import type { Formats } from '#src/lib/format/formats.ts'
import { formatNumber } from '#src/lib/format/numbers.ts'

/** Returns an amount in US dollars. Prices below 10 dollars have four decimals. */
export const formatDollars = (value: number, formats: Formats) =>
  `${formatNumber(value, { ...formats, number: Math.abs(value) < 10 ? '0,0.0000' : '0,0.00' })}\u00a0$`

/** Returns an amount of coins, without the zeros at its end. */
export const formatCoins = (value: number, { locale }: Formats) =>
  value.toLocaleString(locale, { maximumFractionDigits: 8 })

/** Returns a large number with its unit: "1.2T", in Vietnamese "1,2 nghìn tỷ", because people do not write "NT". */
export const formatLarge = (value: number, { locale }: Formats) =>
  value.toLocaleString(locale, {
    notation: 'compact',
    compactDisplay: locale === 'vi' ? 'long' : 'short',
    maximumFractionDigits: 1,
  })

/** Reads a number with a comma or a point before its decimals; undefined when it is none. */
export function readAmount(text: string): number | undefined {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.')
  return /^\d+(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : undefined
}

/** Returns a number as the text of a field, with the decimal separator of the language. */
export function writeAmount(value: number, digits: number, locale: string): string {
  const text = String(Number(value.toFixed(digits)))
  const plain = text.includes('e') ? value.toFixed(digits) : text
  return locale === 'vi' ? plain.replace('.', ',') : plain
}
