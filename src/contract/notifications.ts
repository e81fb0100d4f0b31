import * as v from 'valibot'
import { define } from './core/define.ts'
import { ById, line } from './core/fields.ts'
import { inboxEntries, Toggle } from './shared/inbox.ts'

export type Notification = v.InferOutput<typeof Notification>
export const Notification = v.object({
  ...inboxEntries,
  /** A heroicon's name, where there is no image. */
  icon: v.optional(v.nullable(line)),
})

const Fields = v.partial(v.omit(Notification, ['id']))
const path = '/api/common/notifications'
const changes = ['notifications'] as const

/** One's own: of everyone who is signed in. */
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
    changes,
  },
  update: {
    method: 'PATCH',
    path,
    needs,
    body: v.object({ id: line, notification: Fields }),
    reply: Notification,
    changes,
  },
  /** Answers what was removed. */
  remove: { method: 'DELETE', path, needs, query: ById, reply: Notification, changes },
  /** Read and seen, every one. */
  markAllAsRead: { method: 'GET', path: `${path}/mark-all-as-read`, needs, reply: v.boolean(), changes },
  toggleRead: {
    method: 'POST',
    path: `${path}/toggle-read-status`,
    needs,
    body: v.object({ notification: Toggle }),
    reply: Notification,
    changes,
  },
})
