import { messages } from '#src/contract/shell/messages.ts'
import { handle } from '#sw/server/handle.ts'
import { db } from '#sw/storage/db.ts'
import { inboxStore } from '#sw/storage/inbox-store.ts'

const inbox = inboxStore(db.messages)

export const handlers = handle(messages, {
  list: inbox.newestFirst,
  home: inbox.newestFirst,
  create: ({ body }) => inbox.create(body.message),
  update: ({ body }) => inbox.update(body.id, body.message),
  remove: ({ query }) => inbox.remove(query.id),
  markAllAsRead: inbox.markAllAsRead,
  toggleRead: ({ body: { message } }) => inbox.update(message.id, { read: message.read }),
})
