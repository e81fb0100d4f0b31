import type { ChatMessage, ChatRow } from '#src/contract/chat.ts'
import { db } from '#sw/storage/db.ts'
import { wherePrefix } from '#sw/storage/where-prefix.ts'

/** The messages of a conversation that belong to one of its two people, oldest first. */
export const conversation = (ownerId: string, peerId: string) =>
  wherePrefix(db.chatMessages, '[ownerId+peerId+date]', ownerId, peerId)

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
