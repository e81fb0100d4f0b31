import type { ChatMessage, ChatRow } from '#src/contract/chat.ts'
import { db } from '#sw/db.ts'
import { startingWith } from '#sw/starting-with.ts'

/** What one of two people has of their conversation, oldest first. */
export const conversation = (ownerId: string, peerId: string) =>
  startingWith(db.chatMessages, '[ownerId+peerId+date]', ownerId, peerId)

/** A message as its owner sees it. */
export const toMessage = ({ id, ownerId, peerId, fromID, text, date }: ChatRow): ChatMessage => ({
  id,
  value: text,
  text,
  date,
  isMine: fromID === ownerId,
  authorID: fromID,
  fromID,
  toID: fromID === ownerId ? peerId : ownerId,
})
