import { defaultTask, type Task } from '#src/contract/tasks.ts'

/** A task with the given fields and the default values for the others. */
export const taskOf = (fields: Partial<Task>): Task => ({
  ...defaultTask,
  id: '',
  type: 'task',
  order: 0,
  ...fields,
})
