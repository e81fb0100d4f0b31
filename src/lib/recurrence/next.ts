import { addDays, differenceInCalendarDays, getDaysInMonth } from 'date-fns'
import { formatRule, monthDayOf, parseRule, type Recurrence, ruleDay } from './rule.ts'

/** An occurrence of a repeating task, and how the task repeats from there on. */
export interface Occurrence {
  /** ISO date-time */
  dueDate: string
  repeat: string
}

/**
 * Returns the next occurrence of a repeating task: always later than `now`, at the same local time of day. Returns
 * `undefined` after the last one, and when `dueDate` does not exist: an older version has stored such dates.
 */
export function nextOccurrence(dueDate: string | null, repeat: string, now: Date): Occurrence | undefined {
  const rule = parseRule(repeat)
  const due = dueDate ? new Date(dueDate) : now
  if (Number.isNaN(due.getTime())) return undefined
  const next = after(due, rule, now)
  const { until, count } = rule
  if (count === 1 || (until && ruleDay(next) > until)) return undefined
  // The 31st becomes the 31st again after a short month.
  const monthDay = monthDayOf(rule, due)
  const isMoved = (rule.unit === 'month' || rule.unit === 'year') && next.getDate() < monthDay
  return {
    dueDate: next.toISOString(),
    repeat: formatRule({ ...rule, monthDay: isMoved ? monthDay : undefined, count: count && count - 1 }),
  }
}

/**
 * Returns the first day of a rule that is not before `day`, at the time of `day`: where a rule with weekdays starts.
 */
export function firstOccurrence(day: Date, { unit, weekdays }: Recurrence): Date {
  let at = day
  while (unit === 'week' && weekdays.length > 0 && !weekdays.includes(at.getDay())) at = addDays(at, 1)
  return at
}

function after(due: Date, rule: Recurrence, now: Date): Date {
  const { unit, every } = rule
  if (unit === 'month' || unit === 'year')
    return stepMonths(due, monthDayOf(rule, due), unit === 'year' ? every * 12 : every, now)
  if (unit === 'day') return stepDays(due, every, now, day => day % every === 0)
  const weekdays = rule.weekdays.length > 0 ? rule.weekdays : [due.getDay()]
  const fromMonday = (due.getDay() + 6) % 7
  return stepDays(due, 7 * every, now, (day, weekday) => {
    const week = Math.floor((day + fromMonday) / 7)
    return week % every === 0 && weekdays.includes(weekday)
  })
}

/**
 * Returns the first date after `due` and `now` that fits, by its days after `due` and its weekday. Whole periods in the
 * past are skipped in one step; `period` is in days.
 */
function stepDays(due: Date, period: number, now: Date, fits: (day: number, weekday: number) => boolean) {
  let day = period * Math.max(0, Math.floor(differenceInCalendarDays(now, due) / period) - 1)
  let at: Date
  do {
    day += 1
    at = addDays(due, day)
  } while (at <= now || !fits(day, at.getDay()))
  return at
}

/** Months are counted from the first of the due month, so that no month is left out; the day is at most its last one. */
function stepMonths(due: Date, monthDay: number, every: number, now: Date): Date {
  let count = 0
  let at = due
  do {
    count += every
    at = new Date(due)
    at.setDate(1)
    at.setMonth(at.getMonth() + count)
    at.setDate(Math.min(monthDay, getDaysInMonth(at)))
  } while (at <= now)
  return at
}
