import type { Task } from '#src/contract/tasks.ts'
import { nextOccurrence } from '#src/lib/recurrence/next.ts'
import { newId, wroteAt } from '#sw/server/call-values.ts'

/*
 * A chunk of its own: it is only needed when a task is completed, and a write loads it before its transaction.
 */

/** The next occurrence of a repeating task that is completed, with a new id; `undefined` after the last one. */
export function nextTask({ repeat, dueDate, ...task }: Task): Task | undefined {
  const next = repeat && nextOccurrence(dueDate, repeat, new Date(wroteAt()))
  if (!next) return undefined
  return {
    ...task,
    ...next,
    id: newId(),
    completed: false,
    subTasks: task.subTasks.map(step => ({ ...step, completed: false })),
  }
}
