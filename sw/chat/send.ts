import type { ChatMessage, OutgoingChatMessage } from '#src/contract/chat.ts'
import { chatHub } from '#src/contract/core/hubs.ts'
import { connectionsOf, emit } from '#sw/hubs/connections.ts'
import { newId, wroteAt } from '#sw/server/call-values.ts'
import { badRequest, Problem } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { conversation, otherCopy, toMessage } from './conversation.ts'
import { type MessageParts, partsOf } from './message-parts.ts'

/**
 * Sends a message of a user, in the transaction of the call. Returns the sender's copy; a message that is sent again, under the same
 * id, is not delivered again. Rejects with 400 for a message that cannot be sent, and with 404 when its addressee has no account.
 */
export async function send(userId: string, sent: OutgoingChatMessage): Promise<ChatMessage> {
  const { toID, id } = sent
  if (toID === userId) return badRequest('toID')
  if (!(await db.users.get(toID))) throw new Problem(404, { text: { code: 'colleagueGone' } })
  const before = id && (await db.chatMessages.get(id))
  if (before) return before.ownerId === userId ? toMessage(before) : badRequest('id')
  return deliver(userId, toID, await partsOf(userId, sent), id)
}

/**
 * Stores a copy of a message for each of the two people and sends it to all their connections. It increases the
 * recipient's count of unread messages. Returns the sender's copy.
 */
export async function deliver(fromID: string, toID: string, parts: MessageParts, id: string = newId()) {
  const before = await conversation(fromID, toID).last()
  // Two messages in the same millisecond stay in order.
  const time = Math.max(wroteAt(), before ? Date.parse(before.date) + 1 : 0)
  const message = { ...parts, fromID, date: new Date(time).toISOString() }
  const quote = parts.replyTo
  const sent = { ...message, id, ownerId: fromID, peerId: toID }
  const received = {
    ...message,
    id: otherCopy(id),
    ownerId: toID,
    peerId: fromID,
    ...(quote && { replyTo: { ...quote, id: otherCopy(quote.id) } }),
  }
  await db.chatMessages.bulkAdd([sent, received])
  const unread = await db.chatUnread.get([toID, fromID])
  await db.chatUnread.put({ ownerId: toID, peerId: fromID, count: (unread?.count ?? 0) + 1 })
  await emit(chatHub, 'receiveMessage', toMessage(sent), await connectionsOf(chatHub, fromID))
  await emit(chatHub, 'receiveMessage', toMessage(received), await connectionsOf(chatHub, toID))
  return toMessage(sent)
}
