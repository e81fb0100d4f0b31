import { compareTasks, type Task } from '#src/contract/tasks.ts'
import { fold } from '#src/lib/text/fold.ts'
import { db } from '#sw/storage/db.ts'
import { listCache } from '#sw/storage/list-cache.ts'

/** Returns the fields of each task that search and the count of open tasks need, in order. */
export const taskTitles = listCache(
  'tasks',
  db.tasks,
  ({ id, type, title, completed, order }) => ({ id, type, title, folded: fold(title), completed, order }),
  compareTasks,
)

/** Returns all tasks with every field, in order. With 10,000 tasks, one change reads only one task again. */
export const taskRows = listCache('taskRows', db.tasks, (task: Task) => task, compareTasks)
