import { client } from '#src/api/client.ts'
import { sharedQuery } from '#src/api/shared-query.ts'
import { chat } from '#src/contract/chat.ts'

/** The colleagues that one can write to, with what is unread of each. */
export const colleagues = sharedQuery(['chat'], client(chat).contacts)
