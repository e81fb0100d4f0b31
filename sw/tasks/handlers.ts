import { tasks } from '#src/contract/tasks.ts'
import { handle, prepared } from '#sw/server/handle.ts'
import { db } from '#sw/storage/db.ts'
import { tagStore } from '#sw/storage/tag-store.ts'
import { numbered, taskStore } from './store.ts'
import { taskTitles } from './titles.ts'

const tags = tagStore(db.taskTags, db.tasks)

export { find } from './find.ts'

/** Loads the code that creates next occurrences, for a write that completes tasks. */
const nextOf = async (completed = false) =>
  completed ? (await import('./next-task.ts')).nextTask : undefined

export const handlers = handle(tasks, {
  tags: () => tags.all(),
  createTag: ({ body }) => tags.create(body.tag),
  updateTag: ({ body }) => tags.update(body.id, body.tag),
  removeTag: ({ query }) => tags.remove(query.id),

  list: () => taskStore.all(),
  rows: ({ query }) => taskStore.rows(query.ids?.split(',')),
  search: async ({ query }) => (await import('./search.ts')).searchTasks(query.query),
  reorder: ({ body }) => taskStore.reorder(body.tasks.map(({ id }) => id)),
  get: ({ query }) => taskStore.get(query.id),
  create: async ({ body }) => ({ ...(await taskStore.create(body.type, body.task)), order: 0 }),
  update: prepared(
    async ({ body }) => ({ titles: await taskTitles(), nextOf: await nextOf(body.task.completed) }),
    async ({ body }, { titles, nextOf }) => {
      const [task, ...made] = await taskStore.update(body.id, body.task, nextOf)
      const { order } = numbered(task, titles)
      return { ...task, order: made.length > 0 ? order + 1 : order }
    },
  ),
  remove: ({ query, userId }) => taskStore.remove(query.id, userId),
  removeMany: ({ body, userId }) => taskStore.removeMany(body.ids, userId),
  add: ({ body }) => taskStore.add(body.type, body.task, body.after),
  move: ({ body }) => taskStore.move(body.ids, body.after),
  restore: ({ body }) => taskStore.restore(body.ids),
  complete: prepared(
    ({ body }) => nextOf(body.completed),
    ({ body }, next) => taskStore.complete(body.ids, body.completed, next),
  ),
  assignees: async () => (await db.users.toArray()).map(({ id, name, avatar }) => ({ id, name, avatar })),
})
