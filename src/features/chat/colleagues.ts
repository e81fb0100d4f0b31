import { client } from '#src/api/client.ts'
import { sharedQuery } from '#src/api/shared-query.ts'
import { chat } from '#src/contract/chat.ts'

/** The colleagues in the chat, with the number of unread messages of each. */
export const colleagues = sharedQuery(['chat'], client(chat).contacts)
