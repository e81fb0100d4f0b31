import { isValid, type Locale, parse, set, subYears } from 'date-fns'

interface Options {
  /** For example `dd/MM/yyyy`. */
  pattern: string
  locale: Locale
  now: Date
  /** The day is not after now, such as a birthday. */
  past?: boolean | undefined
}

/**
 * Parses a day as people type it. A year of two digits is one of this century, or for the past the last one that is not
 * after now. Returns an invalid date for other text.
 */
export function readDay(typed: string, { pattern, locale, now, past }: Options): Date {
  // The keypad of a phone may have digits only.
  const asTyped = /^\d+$/.test(typed) ? pattern.replace(/[^a-z]/gi, '') : pattern
  const short = parse(typed, asTyped.replace('yyyy', 'yy'), now, { locale })
  if (!isValid(short)) {
    const long = parse(typed, asTyped, now, { locale })
    return long.getFullYear() < 1000 ? new Date(Number.NaN) : long
  }
  const day = set(short, { year: 2000 + (short.getFullYear() % 100) })
  return past && day > now ? subYears(day, 100) : day
}
