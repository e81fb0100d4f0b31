import { tasks } from '#src/contract/tasks.ts'
import { handle } from '#sw/server/handle.ts'
import { db } from '#sw/storage/db.ts'
import { tagStore } from '#sw/storage/tag-store.ts'
import { taskStore } from './store.ts'

const tags = tagStore(db.taskTags, db.tasks)

export { find } from './find.ts'

export const handlers = handle(tasks, {
  tags: () => tags.all(),
  createTag: ({ body }) => tags.create(body.tag),
  updateTag: ({ body }) => tags.update(body.id, body.tag),
  removeTag: ({ query }) => tags.remove(query.id),

  list: () => taskStore.all(),
  search: ({ query }) => taskStore.search(query.query),
  reorder: ({ body }) => taskStore.reorder(body.tasks.map(({ id }) => id)),
  get: ({ query }) => taskStore.find(query.id),
  create: ({ body }) => taskStore.create(body.type, body.task),
  update: ({ body }) => taskStore.update(body.id, body.task),
  remove: ({ query, userId }) => taskStore.remove(query.id, userId),
  removeMany: ({ body, userId }) => taskStore.removeMany(body.ids, userId),
  restore: ({ body }) => taskStore.restore(body.ids),
  complete: ({ body }) => taskStore.complete(body.ids, body.completed),
  assignees: async () => (await db.users.toArray()).map(({ id, name, avatar }) => ({ id, name, avatar })),
})
