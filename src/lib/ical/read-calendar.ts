import { linesOf } from '#src/lib/vcard/lines.ts'
import { oneLine, plain } from '#src/lib/vcard/values.ts'

/** An entry of a calendar file: a `VTODO` or a `VEVENT`. */
export interface CalendarEntry {
  title: string
  notes: string
  /** The due time of a `VTODO`, otherwise the start; a day without a time is its local midnight. */
  due: Date | undefined
  /** 1 to 9, 1 is the highest; 0 is none. */
  priority: number
  isCompleted: boolean
  /** The rule of its repetition, as in the file. */
  rule: string
}

type Values = Map<string, string>

/** Returns the entries of a calendar file (RFC 5545); undefined for a text that is none. Cancelled entries are left out. */
export function readCalendar(text: string): CalendarEntry[] | undefined {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR\s*$/im.test(text)) return undefined
  const entries: CalendarEntry[] = []
  let values: Values | undefined
  /** How many parts of the entry are open, such as its alarms. */
  let depth = 0
  for (const { name, value } of linesOf(text)) {
    const isEntry = /^(VTODO|VEVENT)$/i.test(value.trim())
    if (name === 'BEGIN') {
      if (values) depth++
      else if (isEntry) values = new Map()
    } else if (name === 'END') {
      if (depth > 0) depth--
      else if (isEntry && values) {
        if (values.get('STATUS') !== 'CANCELLED') entries.push(entryOf(values))
        values = undefined
      }
    } else if (depth === 0 && values && !values.has(name)) values.set(name, value)
  }
  return entries
}

const entryOf = (values: Values): CalendarEntry => ({
  title: oneLine(plain(values.get('SUMMARY') ?? '')),
  notes: plain(values.get('DESCRIPTION') ?? '', 10_000),
  due: readTime(values.get('DUE')) ?? readTime(values.get('DTSTART')),
  priority: Number(values.get('PRIORITY')) || 0,
  isCompleted: values.get('STATUS') === 'COMPLETED' || values.has('COMPLETED'),
  rule: values.get('RRULE') ?? '',
})

/** Reads a day, a time in UTC, or a local time. A time of a named zone is read as a local one. */
function readTime(value = ''): Date | undefined {
  const [, year, month, day, hour = 0, minute = 0, zone] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z)?)?$/.exec(value.trim()) ?? []
  if (!year) return undefined
  const parts = [Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)] as const
  return new Date(zone ? Date.UTC(...parts) : new Date(...parts).getTime())
}
