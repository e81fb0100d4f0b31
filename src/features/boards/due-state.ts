import type { CardRow } from '#src/contract/shared/board-rows.ts'
import { daysBetween, urgencyOf } from '#src/lib/format/dates.ts'

/** `late` is in the past, `soon` today or tomorrow; `done` is in a list of finished cards. */
export type DueState = 'done' | 'late' | 'soon' | 'later'

/** How urgent a card is; `undefined` without a due date. `isDone` says whether its list holds finished cards. */
export function dueState(
  { dueDate }: Pick<CardRow, 'dueDate'>,
  isDone: boolean,
  now: Date,
): DueState | undefined {
  if (!dueDate) return undefined
  if (isDone) return 'done'
  if (urgencyOf(dueDate, now) === 'late') return 'late'
  return daysBetween(now, new Date(dueDate)) <= 1 ? 'soon' : 'later'
}
