import { notifications } from '#src/contract/notifications.ts'
import { db } from '#sw/db.ts'
import { handle } from '#sw/handle.ts'
import { inboxOf } from '#sw/inbox.ts'

const inbox = inboxOf(db.notifications)

export const notificationRoutes = handle(notifications, {
  list: inbox.newestFirst,
  create: ({ body }) => inbox.create(body.notification),
  update: ({ body }) => inbox.update(body.id, body.notification),
  remove: ({ query }) => inbox.remove(query.id),
  markAllAsRead: inbox.markAllAsRead,
  toggleRead: ({ body: { notification } }) => inbox.update(notification.id, { read: notification.read }),
})
