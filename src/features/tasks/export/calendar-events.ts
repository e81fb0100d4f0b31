import type { Task } from '#src/contract/tasks.ts'
import { isWholeDay } from '#src/lib/format/dates.ts'
import type { CalendarEvent } from '#src/lib/ical/calendar.ts'
import { textValue } from '#src/lib/ical/content-lines.ts'
import { codesOf, monthDayOf, parseRule } from '#src/lib/recurrence/rule.ts'
import { type Due, isForCalendar } from './is-for-calendar.ts'

/** Open tasks with a due date as events, each with an alarm. `tags` are the titles of tags by id. */
export const calendarEvents = (tasks: readonly Task[], tags: ReadonlyMap<string, string>): CalendarEvent[] =>
  tasks.filter(isForCalendar).map(task => eventOf(task, tags))

/** A task has a time, an event needs a duration: half an hour, or the whole day. */
function eventOf(task: Due, tags: ReadonlyMap<string, string>): CalendarEvent {
  const start = new Date(task.dueDate)
  const isDay = isWholeDay(start)
  const steps = task.subTasks.map(step => `${step.completed ? '☑' : '☐'} ${step.title}`)
  const categories = task.tags.flatMap(id => tags.get(id) ?? []).map(textValue)
  return {
    id: task.id,
    title: task.title,
    description: [task.notes, ...steps].filter(Boolean).join('\n'),
    start,
    minutes: isDay ? 'day' : 30,
    // 15 minutes before the event, or at 8:00 on a day without a time.
    alarm: isDay ? 'PT8H' : '-PT15M',
    more: [
      ...(categories.length > 0 ? [`CATEGORIES:${categories.join(',')}`] : []),
      `PRIORITY:${[1, 5, 9][task.priority]}`,
      ...(task.repeat ? [`RRULE:${rule(task.repeat, start, isDay)}`] : []),
    ],
  }
}

/** The same repetition as the server's: after the 31st comes the last day of a shorter month. */
function rule(repeat: string, due: Date, isDay: boolean): string {
  const recurrence = parseRule(repeat)
  const { unit, every, weekdays, until, count } = recurrence
  return [
    `FREQ=${{ day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' }[unit]}`,
    ...(every > 1 ? [`INTERVAL=${every}`] : []),
    ...(unit === 'week' ? [`BYDAY=${codesOf(weekdays.length > 0 ? weekdays : [due.getDay()])}`] : []),
    ...(unit === 'month' || unit === 'year' ? monthDays(monthDayOf(recurrence, due), unit, due) : []),
    // The end has the form of the start: a day, or a local time.
    ...(until ? [`UNTIL=${until}${isDay ? '' : 'T235959'}`] : []),
    ...(count ? [`COUNT=${count}`] : []),
  ].join(';')
}

function monthDays(date: number, unit: 'month' | 'year', due: Date): string[] {
  if (unit === 'year' && (due.getMonth() !== 1 || date < 29)) return []
  const month = unit === 'year' ? ['BYMONTH=2'] : []
  if (date <= 28) return [...month, `BYMONTHDAY=${date}`]
  const days = [28, 29, 30, 31].filter(day => day <= date)
  return [...month, `BYMONTHDAY=${days.join(',')}`, 'BYSETPOS=-1']
}
