import type { Task } from '#src/contract/tasks.ts'
import { fold } from '#src/lib/text/fold.ts'
import { db } from '#sw/storage/db.ts'
import { listCache } from '#sw/storage/list-cache.ts'

/** What search and the count of open tasks need of each, in order. */
export const taskTitles = listCache(
  'tasks',
  db.tasks,
  ({ id, type, title, completed, order }) => ({ id, type, title, folded: fold(title), completed, order }),
  (a, b) => a.order - b.order,
)

/** Whole tasks, in order: with 10,000 of them a change reads one again and not all. */
export const taskRows = listCache(
  'taskRows',
  db.tasks,
  (task: Task) => task,
  (a, b) => a.order - b.order,
)
