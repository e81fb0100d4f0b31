import { chat } from '#src/contract/chat.ts'
import type { Attachment } from '#src/contract/shared/attachments.ts'
import { attach as storeFile } from '#sw/mails/attachments.ts'
import { wroteAt } from '#sw/server/call-values.ts'
import { handle, prepared } from '#sw/server/handle.ts'
import { db } from '#sw/storage/db.ts'
import { idOf } from '#sw/uploads/store.ts'
import { person } from './person.ts'
import { chatStore } from './store.ts'

export { find } from './find.ts'

/** How long the file of a draft is kept, in ms. That of a message in the outbox is kept as long as the message. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** Stores a file for a message and returns its attachment. No row refers to it until the message arrives. */
async function attach(file: File, data: ArrayBuffer): Promise<Attachment> {
  const attachment = await storeFile(file, data)
  await db.uploads.update(idOf(attachment.downloadUrl), { at: wroteAt() + KEPT_MS })
  return attachment
}

export const handlers = handle(chat, {
  contacts: ({ userId }) => chatStore.contacts(userId),
  history: ({ query, userId }) => chatStore.history(userId, query),
  person: ({ query, userId }) => person(userId, query.userID),
  latest: ({ userId }) => chatStore.latest(userId),
  attach: prepared(
    // Bytes instead of a blob: WebKit has lost blobs that were stored in a database.
    ({ body }) => body.file.arrayBuffer(),
    ({ body }, data) => attach(body.file, data),
  ),
  send: prepared(
    async () => (await import('#sw/hubs/hub-requests.ts')).send,
    ({ body, userId }, send) => send(userId, body),
  ),
  remove: ({ query, userId }) => chatStore.remove(userId, query.id),
  restore: ({ body, userId }) => chatStore.restore(userId, body.id),
  markAsRead: ({ body, userId }) => chatStore.markAsRead(userId, body.userID),
})
