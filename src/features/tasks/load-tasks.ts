import { client } from '#src/api/client.ts'
import { rowCache } from '#src/api/rows/row-cache.ts'
import type { Tag } from '#src/contract/shared/tags.ts'
import { compareTasks, type Task, tasks } from '#src/contract/tasks.ts'

const read = client(tasks)

/** All tasks and sections, in order. */
export const taskRows = rowCache<Task>({
  name: 'tasks',
  domain: 'tasks',
  list: () => read.rows({ query: {} }),
  some: ids => read.rows({ query: { ids: ids.join() } }),
  compare: compareTasks,
})

/** All tags, in order. */
export const taskTags = rowCache<Tag>({
  name: 'taskTags',
  domain: 'tasks',
  list: read.tags,
  compare: () => 0,
})

const withoutTag = (tagId: string) =>
  taskRows
    .rows()
    .filter(({ tags }) => tags.includes(tagId))
    .map(task => ({ ...task, tags: task.tags.filter(tag => tag !== tagId) }))

const tagChanged = ({ id }: { id: string }) => ({ others: { taskTags: [id] } })

const put = (rows: readonly Task[]) => ({ put: rows })

/** Keeps the cached `order`: in the replies of the specification's calls, `order` is a position in the list. */
const kept = (task: Task) =>
  put([{ ...task, order: taskRows.rows().find(({ id }) => id === task.id)?.order ?? task.order }])

export const api = client(
  tasks,
  taskRows.follow(tasks, {
    add: put,
    update: kept,
    complete: put,
    move: put,
    restore: put,
    remove: (_, { query }) => ({ removed: [query.id] }),
    createTag: tagChanged,
    updateTag: tagChanged,
    removeTag: (_, { query: { id } }) => ({ put: withoutTag(id), ...tagChanged({ id }) }),
    removeMany: (_, { body }) => ({ removed: body.ids }),
  }),
)

/** Fills the row caches. Resolves with the other data of the screen. Rejects with an `ApiProblem`. */
export async function loadTasks() {
  const [people] = await Promise.all([api.assignees(), taskRows.load(), taskTags.load()])
  return { people }
}
