import type { Attachment } from '#src/contract/shared/attachments.ts'
import { attach as store } from '#sw/mails/attachments.ts'
import { wroteAt } from '#sw/server/call-values.ts'
import { db } from '#sw/storage/db.ts'
import { idOf } from '#sw/uploads/store.ts'

/** How long the file of a draft is kept, in ms. That of a message in the outbox is kept as long as the message. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** Stores a file for a message and returns its attachment. No row refers to it until the message arrives. */
export async function attach(file: File, data: ArrayBuffer): Promise<Attachment> {
  const attachment = await store(file, data)
  await db.uploads.update(idOf(attachment.downloadUrl), { at: wroteAt() + KEPT_MS })
  return attachment
}
