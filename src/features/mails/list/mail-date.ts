import { daysBetween, formatDay, formatTime } from '#src/lib/format/dates.ts'
import type { Formats } from '#src/lib/format/formats.ts'

/** "10:02" today, else the day. */
export const mailDate = (date: Date, now: Date, formats: Formats) =>
  daysBetween(now, date) === 0 ? formatTime(date, formats.locale) : formatDay(date, now, formats)

/** The day and the time. */
export const mailMoment = (date: Date, now: Date, formats: Formats) =>
  `${formatDay(date, now, formats)}, ${formatTime(date, formats.locale)}`
