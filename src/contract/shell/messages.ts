import * as v from 'valibot'
import { define } from '#src/contract/core/define.ts'
import { ById, Moment, shortText } from '#src/contract/core/fields.ts'
import { inboxEntries, Toggle } from '#src/contract/shared/inbox.ts'

export type Message = v.InferOutput<typeof Message>
export const Message = v.object(inboxEntries)

const Fields = v.partial(v.object({ ...v.omit(Message, ['id']).entries, time: Moment }))
const path = '/api/common/messages'
const list = v.array(Message)
const writes = ['messages'] as const

/** Each user's own data, so any signed-in user may call it. */
const needs = 'signedIn'

/** spec: sample-data.md section 7, Common; product.md section 7. Lists are newest first. */
export const messages = define({
  list: { method: 'GET', path, needs, reply: list },
  /** The same list, at the path that the product description names. */
  home: { method: 'GET', path: '{dashboard}/home/messages', needs, reply: list },
  create: { method: 'POST', path, needs, body: v.object({ message: Fields }), reply: Message, writes },
  update: {
    method: 'PATCH',
    path,
    needs,
    body: v.object({ id: shortText, message: Fields }),
    reply: Message,
    writes,
  },
  /** Replies with the removed message. */
  remove: { method: 'DELETE', path, needs, query: ById, reply: Message, writes },
  /** Sets all to read and seen. */
  markAllAsRead: { method: 'GET', path: `${path}/mark-all-as-read`, needs, reply: v.boolean(), writes },
  toggleRead: {
    method: 'POST',
    path: `${path}/toggle-read-status`,
    needs,
    body: v.object({ message: Toggle }),
    reply: Message,
    writes,
  },
})
