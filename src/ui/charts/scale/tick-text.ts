import { formatDate, formatDayAndMonth, formatTime } from '#src/lib/format/dates.ts'
import type { Formats } from '#src/lib/format/formats.ts'
import type { TickUnit } from './time-ticks.ts'

/** Returns the label of a time on an axis. January has its year. */
export function tickText(time: number, unit: TickUnit, formats: Formats): string {
  const date = new Date(time)
  if (unit === 'day') return formatDayAndMonth(date, formats)
  if (unit === 'time')
    return date.getHours() + date.getMinutes() === 0
      ? formatDayAndMonth(date, formats)
      : formatTime(date, formats.locale)
  if (date.getMonth() === 0) return String(date.getFullYear())
  return formatDate(date, { ...formats, date: 'MMM' })
}
