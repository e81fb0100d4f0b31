import { addDays, addMinutes, format } from 'date-fns'
import type { Repeat, Task } from '#src/contract/tasks.ts'
import { contentLines, textValue } from '#src/lib/content-lines.ts'
import { isWholeDay } from '#src/lib/dates.ts'
import { type Due, isForCalendar } from './is-for-calendar.ts'

interface Words {
  now: Date
  /** The titles of tags by id. */
  tags: ReadonlyMap<string, string>
}

/**
 * Open tasks with a due date as an iCalendar file (RFC 5545), each with an alarm.
 *
 * They are events, not to-dos: Google Calendar and Outlook pass over `VTODO` without a word, every calendar takes
 * `VEVENT`. Times are floating (no zone): nine o'clock is nine o'clock in the shop, also for what repeats.
 */
export function calendarFile(tasks: readonly Task[], words: Words): string {
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Outpost//Tasks//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...tasks.filter(isForCalendar).flatMap(task => event(task, words)),
    'END:VCALENDAR',
  ])
}

function event(task: Due, { now, tags }: Words): string[] {
  const due = new Date(task.dueDate)
  const categories = task.tags.flatMap(id => tags.get(id) ?? []).map(textValue)
  const description = [
    task.notes,
    ...task.subTasks.map(step => `${step.completed ? '☑' : '☐'} ${step.title}`),
  ]
    .filter(Boolean)
    .join('\n')
  return [
    'BEGIN:VEVENT',
    `UID:${task.id}@outpost`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    ...span(due),
    `SUMMARY:${textValue(task.title)}`,
    ...(description ? [`DESCRIPTION:${textValue(description)}`] : []),
    ...(categories.length > 0 ? [`CATEGORIES:${categories.join(',')}`] : []),
    `PRIORITY:${[1, 5, 9][task.priority]}`,
    ...(task.repeat ? [`RRULE:${rule(task.repeat, due)}`] : []),
    ...alarm(due, task.title),
    'END:VEVENT',
  ]
}

/** A task has a moment, an event needs a length: half an hour, or the day. */
function span(due: Date): string[] {
  if (isWholeDay(due))
    return [`DTSTART;VALUE=DATE:${onDay(due)}`, `DTEND;VALUE=DATE:${onDay(addDays(due, 1))}`]
  return [`DTSTART:${atTime(due)}`, `DTEND:${atTime(addMinutes(due, 30))}`]
}

const onDay = (date: Date) => format(date, 'yyyyMMdd')
const atTime = (date: Date) => format(date, "yyyyMMdd'T'HHmmss")

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** The same repetition as the server's: after the 31st comes the last day of a shorter month, not none. */
function rule(repeat: Repeat, due: Date): string {
  if (repeat === 'daily') return 'FREQ=DAILY'
  if (repeat === 'weekdays') return 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'
  if (repeat === 'weekly') return `FREQ=WEEKLY;BYDAY=${weekdays[due.getDay()]}`
  const date = due.getDate()
  if (date <= 28) return `FREQ=MONTHLY;BYMONTHDAY=${date}`
  const days = [28, 29, 30, 31].filter(day => day <= date)
  return `FREQ=MONTHLY;BYMONTHDAY=${days.join(',')};BYSETPOS=-1`
}

/** A quarter of an hour before, or at eight in the morning of a whole day. */
const alarm = (due: Date, title: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${textValue(title)}`,
  `TRIGGER:${isWholeDay(due) ? 'PT8H' : '-PT15M'}`,
  'END:VALARM',
]
