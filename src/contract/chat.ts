import * as v from 'valibot'
import { define } from './core/define.ts'
import { shortText } from './core/fields.ts'

const text = v.string()

export type ChatContact = v.InferOutput<typeof ChatContact>
export const ChatContact = v.object({
  id: text,
  name: text,
  avatar: v.nullable(text),
  /** The colour slot, 0 to 7, of a contact without an avatar. */
  index: v.picklist([0, 1, 2, 3, 4, 5, 6, 7]),
  unreadCount: v.number(),
})

export type ChatMessage = v.InferOutput<typeof ChatMessage>
export const ChatMessage = v.object({
  id: text,
  value: text,
  text,
  date: v.pipe(text, v.isoTimestamp()),
  isMine: v.boolean(),
  authorID: text,
  fromID: text,
  toID: text,
})

/** The stored form, one row for each of the two users. */
export type ChatRow = v.InferOutput<typeof ChatRow>
export const ChatRow = v.object({
  id: v.string(),
  ownerId: v.string(),
  peerId: v.string(),
  fromID: v.string(),
  text: v.string(),
  date: v.pipe(v.string(), v.isoTimestamp()),
})

const WithUser = v.object({ userID: shortText })

/** Each user's own data, so any signed-in user may call it. */
const needs = 'signedIn'

/** spec: product.md section 7, {chat} */
export const chat = define({
  contacts: { method: 'GET', path: '{chat}/contact/search', needs, reply: v.array(ChatContact) },
  /** Each item's `json` is the JSON text of a list of `ChatMessage`, oldest first. */
  history: {
    method: 'GET',
    path: '{chat}/history/search',
    needs,
    query: WithUser,
    reply: v.object({ items: v.array(v.object({ json: text })) }),
  },
  /** Beyond the specification: marks all messages of this contact as read. */
  markAsRead: {
    method: 'POST',
    path: '{chat}/history/read',
    needs,
    body: WithUser,
    reply: v.boolean(),
    writes: ['chat'],
  },
})
