import { capitalised } from '#src/lib/text/capitalised.ts'

/** The year that means "no year", as in Apple's address book. */
const UNKNOWN_YEAR = 1604

/**
 * Converts `1994-08-18` or `--08-18` to the stored form: at 12:00 UTC, so that it is the same day nearly everywhere.
 */
export const toBirthday = (day: string): string =>
  `${day.startsWith('--') ? `${UNKNOWN_YEAR}${day.slice(1)}` : day}T12:00:00.000Z`

/** Converts the stored form back. */
export function dayOf(birthday: string): string {
  const day = birthday.slice(0, 10)
  return day.startsWith(`${UNKNOWN_YEAR}-`) ? `-${day.slice(4)}` : day
}

/** As a date of this device, for pickers; `null` without a year. */
export function dateOf(birthday: string | null): Date | null {
  const [year, month = 1, day] = (birthday ?? '').slice(0, 10).split('-').map(Number)
  return year && year !== UNKNOWN_YEAR ? new Date(year, month - 1, day) : null
}

/** Converts a date of this device to `1994-08-18`. */
export const toDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map(part => String(part).padStart(2, '0'))
    .join('-')

/** "Thứ Năm, ngày 18 tháng 8 năm 1994"; without a year "18 August". */
export function formatBirthday(birthday: string, locale: string): string {
  const date = new Date(birthday)
  const isDated = date.getUTCFullYear() !== UNKNOWN_YEAR
  const words = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    ...(isDated && ({ weekday: 'long', year: 'numeric' } as const)),
  })
  if (locale !== 'vi') return words.format(date)
  // CLDR writes "18 tháng 8, 1994"; the usual form is longer.
  const part = Object.fromEntries(words.formatToParts(date).map(({ type, value }) => [type, value]))
  const day = `ngày ${part.day} ${part.month}`
  return isDated ? `${part.weekday}, ${day} năm ${part.year}` : capitalised(day)
}
