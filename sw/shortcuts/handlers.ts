import { shortcuts } from '#src/contract/shell/shortcuts.ts'
import { handle } from '#sw/server/handle.ts'
import { shortcutStore } from './store.ts'

export const handlers = handle(shortcuts, {
  list: ({ userId }) => shortcutStore.list(userId),
  create: ({ body }) => shortcutStore.create(body.shortcut),
  update: ({ body }) => shortcutStore.update(body.id, body.shortcut),
  remove: ({ query }) => shortcutStore.remove(query.id),
})
