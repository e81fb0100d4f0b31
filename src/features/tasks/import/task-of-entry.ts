import type { Task } from '#src/contract/tasks.ts'
import type { CalendarEntry } from '#src/lib/ical/read-calendar.ts'
import { formatRule, parseRule } from '#src/lib/recurrence/rule.ts'

/** The rules that a task can have. Of the others, only the first occurrence is imported. */
const RULE =
  /^FREQ=(DAI|WEEK|MONTH|YEAR)LY(;(INTERVAL=\d{1,2}|BYDAY=[A-Z]{2}(,[A-Z]{2}){0,6}|BYMONTHDAY=\d{1,2}|WKST=[A-Z]{2}|COUNT=\d{1,3}))*$/

/** Returns the fields of a task for an entry of a calendar. */
export const taskOfEntry = ({ title, notes, due, priority, isCompleted, rule }: CalendarEntry) => ({
  title,
  notes: notes || null,
  completed: isCompleted,
  dueDate: due?.toISOString() ?? null,
  priority: priorityOf(priority),
  repeat: due && RULE.test(rule) ? formatRule(parseRule(rule)) : null,
})

/** 1 to 4 is high, 5 or none is normal, 6 to 9 is low. */
const priorityOf = (priority: number): Task['priority'] =>
  priority === 0 || priority === 5 ? 1 : priority < 5 ? 0 : 2
