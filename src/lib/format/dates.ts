import type { Formats } from './formats.ts'

/** Dates as text. Pure functions: the caller passes the current time. Due dates are ISO date-times. */

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Returns whether a due date means the whole day: it is at local midnight. */
export const isWholeDay = (due: Date) => due.getHours() === 0 && due.getMinutes() === 0

/** Returns how many calendar days `date` is after `now`; negative before. */
export const daysBetween = (now: Date, date: Date) => Math.round((midnight(date) - midnight(now)) / DAY_MS)

/** Returns `late` for a time in the past and `soon` for later today. */
export function urgencyOf(due: string, now: Date): 'late' | 'soon' | 'later' {
  const date = new Date(due)
  const days = daysBetween(now, date)
  if (days > 0) return 'later'
  return days < 0 || (!isWholeDay(date) && date < now) ? 'late' : 'soon'
}

/**
 * Returns the shortest unambiguous form of a due date: "Today, 11:00", "Yesterday", "Mon 23/11", "04/12", "04/12/2027".
 */
export function formatDue(due: string, now: Date, formats: Formats): string {
  const date = new Date(due)
  const words = formatDay(date, now, formats)
  return isWholeDay(date) ? words : `${words}, ${formatTime(date, formats.locale)}`
}

/** Returns the day of `formatDue` without its time. */
export function formatDay(date: Date, now: Date, formats: Formats): string {
  const { locale } = formats
  const days = daysBetween(now, date)
  if (Math.abs(days) <= 1) return capitalised(relative(locale, 'long').format(days, 'day'), locale)
  if (days > 0 && days < 14) return `${shortWeekday(date, locale)} ${formatDayAndMonth(date, formats)}`
  return date.getFullYear() === now.getFullYear()
    ? formatDayAndMonth(date, formats)
    : formatDate(date, formats)
}

/** Returns a date in the chosen pattern: "04/12/2027". spec: formatDateTime */
export const formatDate = (date: Date, { locale, date: pattern }: Formats) =>
  pattern.replace(/d+|M+|y+/g, letters => partOf(date, letters, locale))

/** Returns a date in the chosen pattern without its year: "04/12". */
export const formatDayAndMonth = (date: Date, formats: Formats) =>
  formatDate(date, { ...formats, date: formats.date.replace(/^y+[^dM]*|[^dM]*y+/, '') })

function partOf(date: Date, letters: string, locale: string): string {
  if (letters.startsWith('y')) return `${date.getFullYear()}`.slice(-letters.length)
  if (letters.length > 2) return format(locale, { month: letters.length > 3 ? 'long' : 'short' }).format(date)
  const value = letters.startsWith('d') ? date.getDate() : date.getMonth() + 1
  return `${value}`.padStart(letters.length, '0')
}

/** Returns a full date with its weekday: "Friday, 20 November 2026". */
export const formatLongDay = (date: Date, locale: string) =>
  capitalised(format(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'full' }).format(date), locale)

/** Returns a time of day: "09:05". */
export const formatTime = (date: Date, locale: string) =>
  format(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(date)

/** Returns the time from `now`: "In 36 min", "2 hr. ago"; undefined for a day or more. */
export function formatDistance(due: string, now: Date, locale: string): string | undefined {
  const minutes = Math.round((Date.parse(due) - now.getTime()) / MINUTE_MS)
  if (Math.abs(minutes) >= 24 * 60) return undefined
  const words =
    Math.abs(minutes) < 60
      ? relative(locale, 'short').format(minutes, 'minute')
      : relative(locale, 'short').format(Math.round(minutes / 60), 'hour')
  return capitalised(words, locale)
}

/** Returns the name of the weekday: "Friday", "Thứ Sáu". */
export const formatWeekday = (date: Date, locale: string) => format(locale, { weekday: 'long' }).format(date)

/** Returns a short weekday. In Vietnamese, CLDR has "Th 2" or "Thứ 2", but people write "T2". */
export const shortWeekday = (date: Date, locale: string) =>
  format(locale, { weekday: 'short' })
    .format(date)
    .replace(/^Th\D*(?=\d)/, 'T')

const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())

const capitalised = (text: string, locale: string) =>
  text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1)

/** Formatters are cached, because they are slow to create and each row needs one. */
const formats = new Map<string, Intl.DateTimeFormat>()
const relatives = new Map<string, Intl.RelativeTimeFormat>()

function format(locale: string, options: Intl.DateTimeFormatOptions) {
  const key = locale + Object.entries(options).join()
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, made)
  return made
}

function relative(locale: string, style: 'long' | 'short') {
  const key = locale + style
  const made = relatives.get(key) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style })
  relatives.set(key, made)
  return made
}
