import { client } from '#src/api/client.ts'
import { live } from '#src/api/live.ts'
import { chat } from '#src/contract/chat.ts'

/** The colleagues that one can write to, with what is unread of each. */
export const colleagues = live(['chat'], client(chat).contacts)
