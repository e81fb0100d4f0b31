import { notifications } from '#src/contract/shell/notifications.ts'
import { handle } from '#sw/server/handle.ts'
import { db } from '#sw/storage/db.ts'
import { inboxStore } from '#sw/storage/inbox-store.ts'

const inbox = inboxStore(db.notifications)

export const handlers = handle(notifications, {
  list: inbox.newestFirst,
  create: ({ body }) => inbox.create(body.notification),
  update: ({ body }) => inbox.update(body.id, body.notification),
  remove: ({ query }) => inbox.remove(query.id),
  markAllAsRead: inbox.markAllAsRead,
  toggleRead: ({ body: { notification } }) => inbox.update(notification.id, { read: notification.read }),
})
