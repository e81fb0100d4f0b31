import { fold } from '#src/lib/fold.ts'
import { db } from '#sw/db.ts'
import { project } from '#sw/projection.ts'

/** What search and the count of open tasks need of each, in order. */
export const taskTitles = project(
  db.tasks,
  ({ id, type, title, completed, order }) => ({ id, type, title, folded: fold(title), completed, order }),
  (a, b) => a.order - b.order,
)
