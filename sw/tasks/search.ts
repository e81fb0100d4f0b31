import { highlight } from '#src/lib/text/highlight.ts'
import { taskRows } from './titles.ts'

/** spec: null for an empty query, otherwise matches with the title highlighted. */
export async function searchTasks(query: string) {
  const needle = query.trim()
  if (needle === '') return null
  return (await taskRows()).flatMap((task, order) => {
    const title = highlight(task.title, needle)
    return title ? { ...task, order, title } : []
  })
}
