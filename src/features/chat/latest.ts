import { client } from '#src/api/client.ts'
import { sharedQuery } from '#src/api/shared-query.ts'
import { chat } from '#src/contract/chat.ts'

/** The last message of each conversation. */
export const latest = sharedQuery(['chat'], client(chat).latest, { first: 'now' })
