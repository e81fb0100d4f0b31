import { messages } from '#src/contract/messages.ts'
import { db } from '#sw/db.ts'
import { handle } from '#sw/handle.ts'
import { inboxOf } from '#sw/inbox.ts'

const inbox = inboxOf(db.messages)

export const messageRoutes = handle(messages, {
  list: inbox.newestFirst,
  home: inbox.newestFirst,
  create: ({ body }) => inbox.create(body.message),
  update: ({ body }) => inbox.update(body.id, body.message),
  remove: ({ query }) => inbox.remove(query.id),
  markAllAsRead: inbox.markAllAsRead,
  toggleRead: ({ body: { message } }) => inbox.update(message.id, { read: message.read }),
})
