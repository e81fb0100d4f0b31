import type { ChatRow, OutgoingChatMessage } from '#src/contract/chat.ts'
import { MAX_TEXT_LENGTH } from '#src/contract/shared/quote.ts'
import { badRequest, Problem } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { uploadStore } from '#sw/uploads/store.ts'

/** What a message has, without its people and its time. */
export type MessageParts = Pick<ChatRow, 'text' | 'attachments' | 'replyTo'>

/**
 * Returns the parts of a message that a user sends. Rejects with 400 for a message without content, and for a file that
 * is not stored here. A reply to a message that does not exist any more is sent without it.
 */
export async function partsOf(ownerId: string, message: OutgoingChatMessage): Promise<MessageParts> {
  const { toID, text, attachments = [], replyTo } = message
  if (text === '' && attachments.length === 0) return badRequest('text')
  for (const { preview, downloadUrl } of attachments)
    if (!(await uploadStore.has(downloadUrl)) || (preview.includes('/') && preview !== downloadUrl))
      throw new Problem(400, { text: { code: 'fileGone' }, field: 'attachments' })
  const quoted = replyTo === undefined ? undefined : await db.chatMessages.get(replyTo)
  const isQuoted = quoted?.ownerId === ownerId && quoted.peerId === toID
  return {
    text,
    ...(attachments.length > 0 && { attachments }),
    ...(isQuoted && { replyTo: quoteOf(quoted) }),
  }
}

const quoteOf = ({ id, fromID, text, attachments, date }: ChatRow) => ({
  id,
  authorID: fromID,
  text: (text || attachments?.[0]?.name || '').slice(0, MAX_TEXT_LENGTH),
  date,
})
