/**
 * Reads a number as people type it: blanks and the separators of thousands are left out, and both `,` and `.` can be the
 * decimal separator. `1.234.567`, `1,234,567.5`, `12,5` and `1.234` (1234 in Vietnamese, 1.234 in English) are read.
 * Returns `null` for an empty text and NaN for one that is not a number.
 */
export function readNumber(text: string, locale: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f₫%]/g, '')
  if (plain === '') return null
  if (!/^-?[.,]?\d[\d.,]*$/.test(plain)) return Number.NaN
  const marks = [...plain.matchAll(/[.,]/g)].map(([mark]) => mark)
  const decimal = decimalOf(plain, marks, locale)
  const [whole = '', fraction, ...rest] = decimal ? plain.split(decimal) : [plain]
  if (rest.length > 0 || !isGrouped(whole)) return Number.NaN
  return Number(`${whole.replace(/[.,]/g, '')}.${fraction || '0'}`)
}

/** Which of the marks is the decimal separator; undefined when all of them separate thousands. */
function decimalOf(plain: string, marks: readonly string[], locale: string): string | undefined {
  const last = marks.at(-1)
  if (last === undefined) return undefined
  const isOnlyKind = marks.every(mark => mark === last)
  if (!isOnlyKind) return last
  if (marks.length > 1) return undefined
  const own = locale.startsWith('vi') ? ',' : '.'
  const digitsAfter = plain.length - plain.indexOf(last) - 1
  // One mark before three digits separates thousands, unless it is the decimal separator of the language.
  return last === own || digitsAfter !== 3 || /^-?0/.test(plain) ? last : undefined
}

/** Whether separators, if there are any, stand before each three digits. */
const isGrouped = (whole: string) => /^-?\d*$/.test(whole) || /^-?\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(whole)
