import type { Task } from '#src/contract/tasks.ts'

export type Due = Task & { dueDate: string }

/** Whether a task has a place in a calendar: it is open, and there is a day. Apart from how such a file is written. */
export const isForCalendar = (task: Task): task is Due =>
  task.type === 'task' && !task.completed && task.dueDate !== null
