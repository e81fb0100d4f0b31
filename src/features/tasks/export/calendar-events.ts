import type { Repeat, Task } from '#src/contract/tasks.ts'
import { isWholeDay } from '#src/lib/format/dates.ts'
import type { CalendarEvent } from '#src/lib/ical/calendar.ts'
import { textValue } from '#src/lib/ical/content-lines.ts'
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
      ...(task.repeat ? [`RRULE:${rule(task.repeat, start)}`] : []),
    ],
  }
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** The same repetition as the server's: after the 31st comes the last day of a shorter month. */
function rule(repeat: Repeat, due: Date): string {
  if (repeat === 'daily') return 'FREQ=DAILY'
  if (repeat === 'weekdays') return 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'
  if (repeat === 'weekly') return `FREQ=WEEKLY;BYDAY=${weekdays[due.getDay()]}`
  const date = due.getDate()
  if (date <= 28) return `FREQ=MONTHLY;BYMONTHDAY=${date}`
  const days = [28, 29, 30, 31].filter(day => day <= date)
  return `FREQ=MONTHLY;BYMONTHDAY=${days.join(',')};BYSETPOS=-1`
}
