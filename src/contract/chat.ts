import * as v from 'valibot'
import { define } from './core/define.ts'
import { ById, imageOrNull, Moment, shortText } from './core/fields.ts'
import { AttachedFile, Attachment } from './shared/attachments.ts'
import { MAX_TEXT_LENGTH, Quote } from './shared/quote.ts'
import { User } from './shared/user.ts'

const text = v.string()

/** The most files of a message. */
export const MAX_FILES = 10

export type ChatContact = v.InferOutput<typeof ChatContact>
export const ChatContact = v.object({
  id: text,
  name: text,
  avatar: imageOrNull,
  /** The colour slot, 0 to 7, of a contact without an avatar. */
  index: v.picklist([0, 1, 2, 3, 4, 5, 6, 7]),
  unreadCount: v.number(),
})

/** What a message may have besides its text. */
const parts = { attachments: v.optional(v.array(Attachment)), replyTo: v.optional(Quote) }

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
  ...parts,
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
  ...parts,
})

const WithUser = v.object({ userID: shortText })

const count = v.pipe(shortText, v.regex(/^[1-9]\d{0,8}$/, 'Not a whole number'), v.transform(Number))

/** With `userID` alone, a history is the whole conversation. */
const History = v.object({
  ...WithUser.entries,
  /** Beyond the specification: only this number of messages, the newest. */
  last: v.optional(count),
  /** Beyond the specification: only the messages since this time. */
  from: v.optional(Moment),
  /** Beyond the specification: only the messages up to this time, which is included. */
  until: v.optional(Moment),
})

export type OutgoingChatMessage = v.InferOutput<typeof OutgoingChatMessage>
export const OutgoingChatMessage = v.object({
  toID: shortText,
  /** Not empty, unless there are attachments. */
  text: v.pipe(v.string(), v.trim(), v.maxLength(MAX_TEXT_LENGTH)),
  /** Beyond the specification: the id that the message gets. A message that is sent twice is stored once. */
  id: v.optional(v.pipe(v.string(), v.uuid())),
  /** Beyond the specification: files that were stored by `chat.attach`. */
  attachments: v.optional(v.pipe(v.array(Attachment), v.maxLength(MAX_FILES))),
  /** Beyond the specification: the id of the message to which this one replies. */
  replyTo: v.optional(shortText),
})

/** What is known of a colleague. */
export type Colleague = v.InferOutput<typeof Colleague>
export const Colleague = v.object({
  ...v.pick(ChatContact, ['id', 'name', 'avatar', 'index']).entries,
  ...v.pick(User, ['email', 'status']).entries,
  /** The contact with the same e-mail address; null without one, and for users without the right to view contacts. */
  contact: v.nullable(v.object({ id: text, title: text, company: text, phones: v.array(text) })),
  /** The number of messages of the conversation, and the time of the first one. */
  messages: v.number(),
  since: v.nullable(text),
  /** The newest pictures and files of the conversation. */
  attachments: v.array(Attachment),
})

/** Each user's own data, so any signed-in user may call it. */
const needs = 'signedIn'

const message = '{chat}/history/message'

/** spec: product.md section 7, {chat} */
export const chat = define({
  contacts: { method: 'GET', path: '{chat}/contact/search', needs, reply: v.array(ChatContact) },
  /** Each item's `json` is the JSON text of a list of `ChatMessage`, oldest first. */
  history: {
    method: 'GET',
    path: '{chat}/history/search',
    needs,
    query: History,
    reply: v.object({
      items: v.array(v.object({ json: text })),
      /** With `last`: the number of messages without this limit. */
      count: v.optional(v.number()),
    }),
  },
  /** Beyond the specification: a colleague with e-mail address and phone numbers. */
  person: { method: 'GET', path: '{chat}/contact/details', needs, query: WithUser, reply: Colleague },
  /** Beyond the specification: the last message of each conversation. */
  latest: { method: 'GET', path: '{chat}/history/latest', needs, reply: v.array(ChatMessage) },
  /** Beyond the specification: stores a file for a message, and returns its attachment. */
  attach: {
    method: 'POST',
    path: '{chat}/attachment',
    needs,
    body: v.object({ file: AttachedFile }),
    multipart: true,
    reply: Attachment,
    writes: ['uploads'],
  },
  /**
   * Beyond the specification: sends a message, as `sendMessage` of the chat hub. In a team it waits without a network like every write,
   * and the others get it with the rows of the team.
   */
  send: {
    method: 'POST',
    path: '{chat}/history/sent',
    needs,
    body: v.required(OutgoingChatMessage, ['id']),
    reply: ChatMessage,
    errors: { 400: ['fileGone'], 404: ['colleagueGone'] },
    writes: ['chat'],
  },
  /** Beyond the specification: marks all messages of this contact as read. */
  markAsRead: {
    method: 'POST',
    path: '{chat}/history/read',
    needs,
    body: WithUser,
    reply: v.boolean(),
    writes: ['chat'],
    waits: { reply: true },
  },
  /** Beyond the specification: removes the caller's copy of a message. The other person keeps theirs. */
  remove: {
    method: 'DELETE',
    path: message,
    needs,
    query: ById,
    reply: v.boolean(),
    writes: ['chat'],
    waits: { reply: true },
  },
  /** Beyond the specification: restores a message that the caller has removed. */
  restore: {
    method: 'POST',
    path: message,
    needs,
    body: ById,
    reply: ChatMessage,
    writes: ['chat'],
    restores: { table: 'chatMessages', by: 'id' },
  },
})
