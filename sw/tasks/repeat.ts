import { addDays, addMonths, addWeeks, isWeekend } from 'date-fns'
import type { Repeat } from '#src/contract/tasks.ts'

/** Returns when a repeating task is due next: always later than `now`, at the same time of day. */
export function nextOccurrence(dueDate: string | null, repeat: Repeat, now = new Date()): string {
  const first = dueDate ? new Date(dueDate) : now
  let count = 1
  let next = step(first, repeat, count)
  while (next <= now) next = step(first, repeat, ++count)
  return next.toISOString()
}

/**
 * Returns the `count`th occurrence after the first one, counted from the first: the 31st stays the 31st after a short
 * month.
 */
function step(first: Date, repeat: Repeat, count: number): Date {
  if (repeat === 'monthly') return addMonths(first, count)
  if (repeat === 'weekly') return addWeeks(first, count)
  const next = addDays(first, count)
  return repeat === 'weekdays' && isWeekend(next) ? step(first, repeat, count + 1) : next
}
