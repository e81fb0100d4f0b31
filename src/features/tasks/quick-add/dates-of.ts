import { addDays, addMonths, getDaysInMonth, set } from 'date-fns'
import { firstOccurrence } from '#src/lib/recurrence/next.ts'
import { formatRule, type Recurrence } from '#src/lib/recurrence/rule.ts'

/** What a text says about the first due date. */
interface When {
  day: Date | undefined
  hours: number | undefined
  minutes: number | undefined
  now: Date
}

/**
 * Returns the due date and the repetition of a parsed task. A time without a day is today, or tomorrow if it is past.
 * A repetition without a day starts at its first day from today on. `exact` is a time that is counted from now.
 */
export function datesOf(rule: Partial<Recurrence>, exact: Date | undefined, when: When) {
  const recurrence = rule.unit ? { every: 1, weekdays: [], ...rule, unit: rule.unit } : undefined
  const due = exact ?? dueOf(when, recurrence)
  return { dueDate: due?.toISOString() ?? null, repeat: recurrence && due ? written(recurrence, due) : null }
}

function dueOf({ day, hours, minutes = 0, now }: When, rule: Recurrence | undefined): Date | undefined {
  const at = (date: Date) => set(date, { hours: hours ?? 0, minutes, seconds: 0, milliseconds: 0 })
  if (rule) {
    if (day) return at(firstOccurrence(day, rule))
    const first = at(firstDay(now, rule))
    return hours === undefined || first > now ? first : at(firstDay(addDays(now, 1), rule))
  }
  if (day) return at(day)
  if (hours === undefined) return undefined
  return at(now) > now ? at(now) : addDays(at(now), 1)
}

/** The first day from `from` on that fits. */
function firstDay(from: Date, rule: Recurrence): Date {
  if (!rule.monthDay) return firstOccurrence(from, rule)
  const { monthDay } = rule
  const inMonth = (month: Date) => set(month, { date: Math.min(monthDay, getDaysInMonth(month)) })
  const first = inMonth(from)
  return first < from ? inMonth(addMonths(from, 1)) : first
}

/** The 31st is kept in the rule only while a shorter month has an earlier day. */
const written = (rule: Recurrence, due: Date) =>
  formatRule({
    ...rule,
    monthDay: rule.monthDay && rule.monthDay > due.getDate() ? rule.monthDay : undefined,
  })
