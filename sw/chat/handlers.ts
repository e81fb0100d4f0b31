import { chat } from '#src/contract/chat.ts'
import { handle } from '#sw/server/handle.ts'
import { person } from './person.ts'
import { chatStore } from './store.ts'

export { find } from './find.ts'

export const handlers = handle(chat, {
  contacts: ({ userId }) => chatStore.contacts(userId),
  history: ({ query, userId }) => chatStore.history(userId, query),
  person: ({ query, userId }) => person(userId, query.userID),
  latest: ({ userId }) => chatStore.latest(userId),
  markAsRead: ({ body, userId }) => chatStore.markAsRead(userId, body.userID),
})
