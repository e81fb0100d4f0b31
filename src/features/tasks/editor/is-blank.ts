import { defaultTask, type Task } from '#src/contract/tasks.ts'

/** Whether a task is empty: its fields are as they were when it was created. */
export const isBlank = (task: Task): boolean =>
  [task.title, task.notes ?? ''].every(text => text.trim() === '') &&
  [task.subTasks, task.tags].every(list => list.length === 0) &&
  (['completed', 'dueDate', 'priority', 'assignedTo', 'repeat'] as const).every(
    fact => task[fact] === defaultTask[fact],
  )
