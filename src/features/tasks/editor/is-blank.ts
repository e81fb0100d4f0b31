import { defaultTask, type Task } from '#src/contract/tasks.ts'

/** Whether a task says nothing: it is as it was made, or is so again. */
export const isBlank = (task: Task): boolean =>
  [task.title, task.notes ?? ''].every(text => text.trim() === '') &&
  [task.subTasks, task.tags].every(list => list.length === 0) &&
  (['completed', 'dueDate', 'priority', 'assignedTo', 'repeat'] as const).every(
    fact => task[fact] === defaultTask[fact],
  )
