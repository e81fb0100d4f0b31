import { Dexie } from 'dexie'
import type { ChatMessage, ChatRow } from '#src/contract/chat.ts'
import { db } from '#sw/storage/db.ts'
import { wherePrefix } from '#sw/storage/where-prefix.ts'

/** Returns one owner's copies of the messages of a conversation, oldest first. */
export const conversation = (ownerId: string, peerId: string) =>
  wherePrefix(db.chatMessages, '[ownerId+peerId+date]', ownerId, peerId)

/** Returns the messages of a conversation between two times, both included, oldest first. */
export const conversationBetween = (ownerId: string, peerId: string, from?: string, until?: string) =>
  db.chatMessages
    .where('[ownerId+peerId+date]')
    .between([ownerId, peerId, from ?? Dexie.minKey], [ownerId, peerId, until ?? Dexie.maxKey], true, true)

/** Returns a message in the form of the contract, for its owner. */
export const toMessage = ({ ownerId, peerId, ...row }: ChatRow): ChatMessage => ({
  ...row,
  value: row.text,
  isMine: row.fromID === ownerId,
  authorID: row.fromID,
  toID: row.fromID === ownerId ? peerId : ownerId,
})

const theirs = '-theirs'
/** Returns the id of the copy that the other person has of a message. */
export const otherCopy = (id: string) => (id.endsWith(theirs) ? id.slice(0, -theirs.length) : id + theirs)
