import type { ChatMessage, ChatRow } from '#src/contract/chat.ts'
import { db } from '#sw/db.ts'
import { find } from '#sw/find.ts'
import { startingWith } from '#sw/starting-with.ts'

export const chatStore = {
  /** Everybody else of the shop, by the name and picture that they have now. */
  async contacts(userId: string) {
    const users = new Map((await db.users.toArray()).map(user => [user.id, user]))
    users.delete(userId)
    return (await db.chatContacts.toArray()).flatMap(({ id, index, unreadCount }) => {
      const user = users.get(id)
      return user ? { id, name: user.name, avatar: user.avatar, index, unreadCount } : []
    })
  },

  /** spec: items each with json, a text holding a list of messages */
  async history(ownerId: string, peerId: string) {
    await find(db.chatContacts, peerId, 'contact')
    const rows = await startingWith(db.chatMessages, '[ownerId+peerId+date]', ownerId, peerId).toArray()
    return { items: rows.length > 0 ? [{ json: JSON.stringify(rows.map(toMessage)) }] : [] }
  },

  async markAsRead(peerId: string) {
    await db.chatContacts.put({ ...(await find(db.chatContacts, peerId, 'contact')), unreadCount: 0 })
    return true
  },
}

const toMessage = ({ id, ownerId, peerId, fromID, text, date }: ChatRow): ChatMessage => ({
  id,
  value: text,
  text,
  date,
  isMine: fromID === ownerId,
  authorID: fromID,
  fromID,
  toID: fromID === ownerId ? peerId : ownerId,
})
