import { addDays, addMinutes, format } from 'date-fns'
import { contentLines, textValue } from './content-lines.ts'

/** An entry of a calendar file. */
export interface CalendarEvent {
  /** Unique in the exports of Outpost: in a calendar, an entry replaces the existing one with the same id. */
  id: string
  title: string
  description: string
  start: Date
  /** The duration, or the whole day. */
  minutes: number | 'day'
  /** The time of the alarm relative to the start, as a duration such as `-PT15M`. */
  alarm: string
  /** Other properties, each a line such as `PRIORITY:5`. */
  more?: readonly string[]
}

/**
 * Returns an iCalendar file (RFC 5545). Its entries are `VEVENT`, because Google Calendar and Outlook ignore `VTODO`.
 * Times have no time zone: 09:00 is always 09:00 in the shop, also for repetitions.
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
  `UID:${textValue(id)}@outpost`,
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
