import { chat } from '#src/contract/chat.ts'
import { handle, prepared } from '#sw/server/handle.ts'
import { attach } from './attach.ts'
import { person } from './person.ts'
import { chatStore } from './store.ts'

export { find } from './find.ts'

export const handlers = handle(chat, {
  contacts: ({ userId }) => chatStore.contacts(userId),
  history: ({ query, userId }) => chatStore.history(userId, query),
  person: ({ query, userId }) => person(userId, query.userID),
  latest: ({ userId }) => chatStore.latest(userId),
  attach: prepared(
    // Bytes instead of a blob: WebKit has lost blobs that were stored in a database.
    ({ body }) => body.file.arrayBuffer(),
    ({ body }, data) => attach(body.file, data),
  ),
  send: prepared(
    async () => (await import('#sw/hubs/hub-requests.ts')).send,
    ({ body, userId }, send) => send(userId, body),
  ),
  remove: ({ query, userId }) => chatStore.remove(userId, query.id),
  restore: ({ body, userId }) => chatStore.restore(userId, body.id),
  markAsRead: ({ body, userId }) => chatStore.markAsRead(userId, body.userID),
})
