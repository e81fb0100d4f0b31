import type { ChatRow, chat } from '#src/contract/chat.ts'
import type { Parsed } from '#src/contract/core/define.ts'
import { notFound } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { getOr404 } from '#sw/storage/get-or-404.ts'
import { restore, softDelete } from '#sw/storage/trash.ts'
import { conversation, conversationBetween, toMessage } from './conversation.ts'

export const chatStore = {
  /** All other people of the shop, with their current name and picture. */
  async contacts(userId: string) {
    const [contacts, people, unread] = await Promise.all([
      db.chatContacts.toArray(),
      db.users.toArray(),
      db.chatUnread.where({ ownerId: userId }).toArray(),
    ])
    const users = new Map(people.map(user => [user.id, user]))
    users.delete(userId)
    const counts = new Map(unread.map(({ peerId, count }) => [peerId, count]))
    return contacts.flatMap(({ id, index }) => {
      const user = users.get(id)
      return user ? { id, name: user.name, avatar: user.avatar, index, unreadCount: counts.get(id) ?? 0 } : []
    })
  },

  /** spec: items each with json, a text that contains a list of messages */
  async history(ownerId: string, { userID, from, until, last }: Parsed<typeof chat.history>['query']) {
    await getOr404(db.chatContacts, userID, 'contact')
    const all = conversationBetween(ownerId, userID, from, until)
    const count = last && (await all.clone().count())
    const rows = last ? (await all.reverse().limit(last).toArray()).reverse() : await all.toArray()
    const items = rows.length > 0 ? [{ json: JSON.stringify(rows.map(toMessage)) }] : []
    return count === undefined ? { items } : { items, count }
  },

  /** The last message of each conversation of a user. */
  async latest(ownerId: string) {
    const peers = await db.chatContacts.toCollection().primaryKeys()
    const rows = await Promise.all(peers.map(peerId => conversation(ownerId, peerId).last()))
    return rows.flatMap(row => (row ? [toMessage(row)] : []))
  },

  /** Removes a user's copy of a message. Rejects with 404 for an unknown one, and for that of another user. */
  async remove(ownerId: string, id: string) {
    ownOr404(ownerId, await getOr404(db.chatMessages, id, 'message'))
    return softDelete(db.chatMessages, id, ownerId, 'message')
  },

  /** Restores a removed message. Rejects with 404 when the user has not removed it. */
  async restore(ownerId: string, id: string) {
    return toMessage(ownOr404(ownerId, await restore(db.chatMessages, id)))
  },

  /** Resets the count of unread messages of a conversation. Rejects with 404 for an unknown person. */
  async markAsRead(ownerId: string, peerId: string) {
    await getOr404(db.chatContacts, peerId, 'contact')
    await db.chatUnread.delete([ownerId, peerId])
    return true
  },
}

const ownOr404 = (ownerId: string, row: ChatRow) =>
  row.ownerId === ownerId ? row : notFound('message', row.id)
