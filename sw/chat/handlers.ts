import { chat } from '#src/contract/chat.ts'
import { handle } from '#sw/server/handle.ts'
import { chatStore } from './store.ts'

export const handlers = handle(chat, {
  contacts: ({ userId }) => chatStore.contacts(userId),
  history: ({ query, userId }) => chatStore.history(userId, query.userID),
  markAsRead: ({ body, userId }) => chatStore.markAsRead(userId, body.userID),
})
