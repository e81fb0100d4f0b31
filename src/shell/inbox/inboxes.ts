import { client } from '#src/api/client.ts'
import { type SharedQuery, sharedQuery } from '#src/api/shared-query.ts'
import { messages } from '#src/contract/shell/messages.ts'
import { type Notification, notifications } from '#src/contract/shell/notifications.ts'

/** A notification, or a message, which is a notification without an icon. */
export type Entry = Notification

/** The interface that messages and notifications share: their entries and actions. */
export interface Inbox {
  list: SharedQuery<Entry[]>
  toggleRead: (id: string, read: boolean) => Promise<unknown>
  markAllAsRead: () => Promise<unknown>
  remove: (id: string) => Promise<unknown>
  /** Restores a removed entry unchanged. */
  restore: (entry: Entry) => Promise<unknown>
}

const message = client(messages)
const notification = client(notifications)

export const messageInbox: Inbox = {
  // spec: product.md section 7, messages are read with this call
  list: sharedQuery(['messages'], message.home),
  toggleRead: (id, read) => message.toggleRead({ body: { message: { id, read } } }),
  markAllAsRead: message.markAllAsRead,
  remove: id => message.remove({ query: { id } }),
  restore: ({ id: _, icon: _icon, ...fields }) => message.create({ body: { message: fields } }),
}

export const notificationInbox: Inbox = {
  list: sharedQuery(['notifications'], notification.list),
  toggleRead: (id, read) => notification.toggleRead({ body: { notification: { id, read } } }),
  markAllAsRead: notification.markAllAsRead,
  remove: id => notification.remove({ query: { id } }),
  restore: ({ id: _, ...fields }) => notification.create({ body: { notification: fields } }),
}
