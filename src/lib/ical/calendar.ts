import { addDays, addMinutes, format } from 'date-fns'
import { contentLines, textValue } from './content-lines.ts'

export interface CalendarEvent {
  /** Unique among what Outpost exports: the same one replaces what a calendar has already. */
  id: string
  title: string
  description: string
  start: Date
  /** How long it takes, or the whole day. */
  minutes: number | 'day'
  /** When it rings, from the start, as a duration such as `-PT15M`. */
  alarm: string
  /** What else is said of it, each a line such as `PRIORITY:5`. */
  more?: readonly string[]
}

/**
 * An iCalendar file (RFC 5545). Its events are `VEVENT`: Google Calendar and Outlook pass over `VTODO` without a word.
 * Times are floating (no zone): nine o'clock is nine o'clock in the shop, also for what repeats.
 */
export const calendarFile = (product: string, events: readonly CalendarEvent[], now: Date): string =>
  contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Outpost//${product}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap(event => linesOf(event, now)),
    'END:VCALENDAR',
  ])

const linesOf = ({ id, title, description, start, minutes, alarm, more = [] }: CalendarEvent, now: Date) => [
  'BEGIN:VEVENT',
  `UID:${id}@outpost`,
  `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
  ...(minutes === 'day'
    ? [`DTSTART;VALUE=DATE:${onDay(start)}`, `DTEND;VALUE=DATE:${onDay(addDays(start, 1))}`]
    : [`DTSTART:${atTime(start)}`, `DTEND:${atTime(addMinutes(start, minutes))}`]),
  `SUMMARY:${textValue(title)}`,
  ...(description ? [`DESCRIPTION:${textValue(description)}`] : []),
  ...more,
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${textValue(title)}`,
  `TRIGGER:${alarm}`,
  'END:VALARM',
  'END:VEVENT',
]

const onDay = (date: Date) => format(date, 'yyyyMMdd')
const atTime = (date: Date) => format(date, "yyyyMMdd'T'HHmmss")
