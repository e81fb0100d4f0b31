/** A date with the day or the month first: 18/08/1994, 8/18/1994, 18.8.1994. */
const SLASHED = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/
const ISO = /^(\d{4}|-)-(\d{2})-(\d{2})(?:$|[T ])/

/**
 * Returns the reader of the birthdays of a file. It returns `1994-08-18`, or `--08-18` without a year; null for none, and
 * `undefined` for a text that is not a date. One date with a day after 12 tells whether the file has the day or the
 * month first; without such a date the day is first.
 */
export function birthdaysIn(texts: readonly string[]): (text: string) => string | null | undefined {
  const isMonthFirst = texts.some(text => {
    const [, first = '', second = ''] = SLASHED.exec(text.trim()) ?? []
    return Number(second) > 12 && Number(first) <= 12
  })
  return text => {
    const date = text.trim()
    // Outlook writes 0/0/00 for none.
    if (date === '' || /^0+\/0+\/0+$/.test(date)) return null
    const [, isoYear, isoMonth = '', isoDay = ''] = ISO.exec(date) ?? []
    if (isoYear) return checked(isoYear, isoMonth, isoDay)
    const [, first = '', second = '', year = ''] = SLASHED.exec(date) ?? []
    return isMonthFirst ? checked(year, first, second) : checked(year, second, first)
  }
}

function checked(year: string, month: string, day: string): string | undefined {
  // 2000 is a leap year, so that 29 February is a day.
  const date = new Date(Date.UTC(2000, Number(month) - 1, Number(day)))
  const isDay =
    Number(month) >= 1 && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return isDay && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined
}
