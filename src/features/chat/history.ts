import { client } from '#src/api/client.ts'
import { type SharedQuery, sharedQuery } from '#src/api/shared-query.ts'
import { type ChatMessage, chat } from '#src/contract/chat.ts'

const api = client(chat)
const histories = new Map<string, SharedQuery<ChatMessage[]>>()

/** The messages between the user and a colleague, oldest first. */
export function historyWith(userID: string): SharedQuery<ChatMessage[]> {
  const history = histories.get(userID) ?? sharedQuery(['chat'], () => read(userID), { first: 'now' })
  histories.set(userID, history)
  return history
}

/** spec: items each with json, a text holding a list of messages */
async function read(userID: string): Promise<ChatMessage[]> {
  const { items } = await api.history({ query: { userID } })
  return items.flatMap(({ json }) => JSON.parse(json) as ChatMessage[])
}
