import { client } from '#src/api/client.ts'
import { type SharedQuery, sharedQuery } from '#src/api/shared-query.ts'
import { type ChatMessage, chat } from '#src/contract/chat.ts'

const api = client(chat)

/** The number of messages that a conversation opens with, and that are added when the user scrolls up. */
const FIRST_COUNT = 200
const MORE_COUNT = 600

/** The newest messages of a conversation, oldest first. */
export interface History {
  messages: readonly ChatMessage[]
  /** Older messages may exist. */
  hasOlder: boolean
}

export interface ChatHistory extends SharedQuery<History> {
  /** Adds older messages. Resolves when they are shown. */
  loadOlder: () => Promise<void>
  /** Adds all messages since a time. Resolves when they are shown. */
  loadSince: (date: string) => Promise<void>
}

const histories = new Map<string, ChatHistory>()

/** The messages between the user and a colleague. */
export function historyWith(userID: string): ChatHistory {
  const history = histories.get(userID) ?? makeHistory(userID)
  histories.set(userID, history)
  return history
}

function makeHistory(userID: string): ChatHistory {
  let count = FIRST_COUNT
  let since = ''
  const query = sharedQuery(['chat'], load, { first: 'now' })

  async function load(): Promise<History> {
    const { data } = query.snapshot()
    if (!data) count = FIRST_COUNT
    const oldest = data?.messages[0]?.date
    if (since && (!oldest || oldest > since)) return { messages: await read({ from: since }), hasOlder: true }
    // The messages on screen are read again with those that were added since.
    if (data && oldest && !(data.hasOlder && data.messages.length < count))
      return { messages: await read({ from: oldest }), hasOlder: data.hasOlder }
    const messages = await read({ last: String(count) })
    return { messages, hasOlder: messages.length >= count }
  }

  /** spec: items each with json, a text holding a list of messages */
  async function read(part: { from: string } | { last: string }): Promise<ChatMessage[]> {
    const { items } = await api.history({ query: { userID, ...part } })
    return items.flatMap(({ json }) => JSON.parse(json) as ChatMessage[])
  }

  return {
    ...query,
    loadOlder: () => {
      count = (query.snapshot().data?.messages.length ?? 0) + MORE_COUNT
      return query.reload()
    },
    loadSince: date => {
      since = date
      return query.reload()
    },
  }
}
