import { client } from '#src/api/client.ts'
import { tasks } from '#src/contract/tasks.ts'
import { user } from '#src/contract/user.ts'

export const api = client(tasks)
const session = client(user)

/** All that the screen shows; `found` is what a search found, with its titles marked, if there is a search. */
export async function loadTasks(query: string | undefined) {
  const [list, tags, people, me, found] = await Promise.all([
    api.list(),
    api.tags(),
    api.assignees(),
    session.get(),
    // spec: null for an empty query, which shows the whole list
    query ? api.search({ query: { query } }) : null,
  ])
  return { list, tags, people, me: me.id, found }
}
