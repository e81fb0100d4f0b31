import * as v from 'valibot'
import { define } from '#src/contract/core/define.ts'
import { ById, Moment, shortText } from '#src/contract/core/fields.ts'
import { inboxEntries, Toggle } from '#src/contract/shared/inbox.ts'

export type Notification = v.InferOutput<typeof Notification>
export const Notification = v.object({
  ...inboxEntries,
  /** A heroicon's name, if there is no image. */
  icon: v.optional(v.nullable(shortText)),
})

const Fields = v.partial(v.object({ ...v.omit(Notification, ['id']).entries, time: Moment }))
const path = '/api/common/notifications'
const writes = ['notifications'] as const

/** Each user's own data, so any signed-in user may call it. */
const needs = 'signedIn'

/** spec: sample-data.md section 7, Common: the same set as messages. The list is newest first. */
export const notifications = define({
  list: { method: 'GET', path, needs, reply: v.array(Notification) },
  create: {
    method: 'POST',
    path,
    needs,
    body: v.object({ notification: Fields }),
    reply: Notification,
    writes,
  },
  update: {
    method: 'PATCH',
    path,
    needs,
    body: v.object({ id: shortText, notification: Fields }),
    reply: Notification,
    writes,
  },
  /** Replies with the removed notification. */
  remove: { method: 'DELETE', path, needs, query: ById, reply: Notification, writes },
  /** Sets all to read and seen. */
  markAllAsRead: { method: 'GET', path: `${path}/mark-all-as-read`, needs, reply: v.boolean(), writes },
  toggleRead: {
    method: 'POST',
    path: `${path}/toggle-read-status`,
    needs,
    body: v.object({ notification: Toggle }),
    reply: Notification,
    writes,
  },
})
