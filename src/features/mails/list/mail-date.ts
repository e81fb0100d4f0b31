import { dayInWords, daysBetween, timeInWords } from '#src/lib/format/dates.ts'
import type { Formats } from '#src/lib/format/formats.ts'

/** "10:02" today, else the day. */
export const mailDate = (date: Date, now: Date, formats: Formats) =>
  daysBetween(now, date) === 0 ? timeInWords(date, formats.locale) : dayInWords(date, now, formats)

/** The day and the time. */
export const mailMoment = (date: Date, now: Date, formats: Formats) =>
  `${dayInWords(date, now, formats)}, ${timeInWords(date, formats.locale)}`
