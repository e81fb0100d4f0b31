import { Message, messages } from '#src/contract/shell/messages.ts'
import { defineDomain } from '#sw/server/define-domain.ts'

const handlers = () => import('./handlers.ts')

/** The messages of the header. */
export const messageDomain = defineDomain({
  name: 'messages',
  contract: messages,
  handlers: { '/api/common/messages': handlers, '{dashboard}/home/messages': handlers },
  tables: {
    messages: {
      indexes: { 1: 'id, time' },
      row: Message,
      label: { en: ['Message', 'Messages'], vi: ['Tin nhắn', 'Tin nhắn'] },
    },
  },
  seeds: { messages: 1 },
})
