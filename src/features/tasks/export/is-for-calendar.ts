import type { Task } from '#src/contract/tasks.ts'

export type Due = Task & { dueDate: string }

/**
 * Whether a task can be exported to a calendar: it is open and has a due date. In its own file, so that the export code
 * loads later.
 */
export const isForCalendar = (task: Task): task is Due =>
  task.type === 'task' && !task.completed && task.dueDate !== null
