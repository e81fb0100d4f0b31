import * as v from 'valibot'
import { ChatContact, ChatRow, chat } from '#src/contract/chat.ts'
import { defineDomain } from '#sw/server/define-domain.ts'

/** The conversations of users. */
export const chatDomain = defineDomain({
  name: 'chat',
  contract: chat,
  handlers: { '{chat}': () => import('./handlers.ts') },
  tables: {
    chatContacts: { indexes: { 1: 'id' }, row: v.pick(ChatContact, ['id', 'index']) },
    chatMessages: {
      indexes: { 1: 'id, [ownerId+peerId+date]' },
      row: ChatRow,
      owner: 'ownerId',
      tracked: true,
      trashTitle: 'text',
      label: { en: ['Chat message', 'Chat messages'], vi: ['Tin trò chuyện', 'Tin trò chuyện'] },
    },
    chatUnread: {
      indexes: { 1: '[ownerId+peerId], ownerId' },
      row: v.object({ ownerId: v.string(), peerId: v.string(), count: v.number() }),
      owner: 'ownerId',
    },
  },
  alsoWrites: ['user', 'uploads', 'hubs'],
  seeds: { chat: 1 },
  search: { id: 'chat', label: 'Chats', vi: 'Trò chuyện', rank: 6 },
})
