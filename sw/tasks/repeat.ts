import { addDays, addMonths, addWeeks, isWeekend } from 'date-fns'
import type { Repeat } from '#src/contract/tasks.ts'

/** Returns the next due date of a repeating task: always later than `now`, at the same time of day. */
export function nextOccurrence(dueDate: string | null, repeat: Repeat, now = new Date()): string {
  const first = dueDate ? new Date(dueDate) : now
  let count = 1
  let next = step(first, repeat, count)
  while (next <= now) next = step(first, repeat, ++count)
  return next.toISOString()
}

/**
 * Returns the occurrence number `count` after the first one. It is counted from the first one, so that the 31st stays
 * the 31st after a short month.
 */
function step(first: Date, repeat: Repeat, count: number): Date {
  if (repeat === 'monthly') return addMonths(first, count)
  if (repeat === 'weekly') return addWeeks(first, count)
  const next = addDays(first, count)
  return repeat === 'weekdays' && isWeekend(next) ? step(first, repeat, count + 1) : next
}
