import { chatHub } from '#src/contract/core/hubs.ts'
import { conversation, toMessage } from '#sw/chat/conversation.ts'
import { db } from '#sw/storage/db.ts'
import { connectionsOf, emit } from './outgoing.ts'

/**
 * Stores a message for both who see it and sends it to wherever they are, each as they see it; one more is unread to the
 * addressee. Answers it as its sender sees it.
 */
export async function deliver(fromID: string, toID: string, text: string, id: string = crypto.randomUUID()) {
  const before = await conversation(fromID, toID).last()
  // Two in one millisecond stay in their order.
  const time = Math.max(Date.now(), before ? Date.parse(before.date) + 1 : 0)
  const message = { fromID, text, date: new Date(time).toISOString() }
  const sent = { ...message, id, ownerId: fromID, peerId: toID }
  const received = { ...message, id: `${id}-theirs`, ownerId: toID, peerId: fromID }
  await db.chatMessages.bulkAdd([sent, received])
  const unread = await db.chatUnread.get([toID, fromID])
  await db.chatUnread.put({ ownerId: toID, peerId: fromID, count: (unread?.count ?? 0) + 1 })
  await emit(chatHub, 'receiveMessage', toMessage(sent), await connectionsOf(chatHub, fromID))
  await emit(chatHub, 'receiveMessage', toMessage(received), await connectionsOf(chatHub, toID))
  return toMessage(sent)
}

/** What one of two people said last. */
export const lastOf = (authorId: string, peerId: string) =>
  conversation(peerId, authorId)
    .reverse()
    .filter(({ fromID }) => fromID === authorId)
    .first()
