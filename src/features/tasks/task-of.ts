import { defaultTask, type Task } from '#src/contract/tasks.ts'

/** A task with what a new one starts with, for what is not given. */
export const taskOf = (fields: Partial<Task>): Task => ({
  ...defaultTask,
  id: '',
  type: 'task',
  order: 0,
  ...fields,
})
