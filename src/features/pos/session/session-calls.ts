import { client } from '#src/api/client.ts'
import { sessions } from '#src/contract/shop/sessions.ts'

export const sessionCalls = client(sessions)
