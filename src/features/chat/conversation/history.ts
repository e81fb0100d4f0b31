import { client } from '#src/api/client.ts'
import { type SharedQuery, sharedQuery } from '#src/api/shared-query.ts'
import { type ChatMessage, chat } from '#src/contract/chat.ts'

const api = client(chat)

/** The number of messages that a conversation opens with, and of those that are read again after a change. */
const FIRST_COUNT = 200
/** The number of messages that are added when the user scrolls up. */
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
  /** Adds all older messages. Resolves when they are shown. */
  loadAll: () => Promise<void>
  /** Adds all messages since a time. Resolves when they are shown. */
  loadSince: (date: string) => Promise<void>
}

/** A part of a conversation: the newest `last` messages of those between two times. */
interface Part {
  from?: string
  until?: string
  last?: number
}

const histories = new Map<string, ChatHistory>()

/** The messages between the user and a colleague. */
export function historyWith(userID: string): ChatHistory {
  const history = histories.get(userID) ?? makeHistory(userID)
  histories.set(userID, history)
  return history
}

function makeHistory(userID: string): ChatHistory {
  /** The older messages that the next load adds. */
  let wanted: Part | undefined
  let adding: Promise<void> | undefined
  const query = sharedQuery(['chat'], load, { first: 'now' })

  async function load(): Promise<History> {
    const { data } = query.snapshot()
    const oldest = data?.messages[0]?.date
    const part = wanted
    if (!data || !oldest) return open(part ?? { last: FIRST_COUNT })
    const [current, older] = await Promise.all([
      refresh(data, oldest),
      part && data.hasOlder ? read({ ...part, until: oldest }) : undefined,
    ])
    if (!older) return current
    const shown = new Set(current.messages.map(({ id }) => id))
    const added = older.messages.filter(({ id }) => !shown.has(id))
    // Several messages may have the time of the oldest one, so only a page without any other is the last.
    const hasOlder = added.length > 0 && hasMore(older, part)
    return { messages: [...added, ...current.messages], hasOlder }
  }

  async function open(part: Part): Promise<History> {
    const page = await read(part)
    return { messages: page.messages, hasOlder: hasMore(page, part) }
  }

  /**
   * Returns the shown messages as they are now, and those that were added since. It reads the newest ones and the number of
   * all, and only when that number differs from what it expects, all that are shown.
   */
  async function refresh({ messages, hasOlder }: History, oldest: string): Promise<History> {
    const newest = await read({ last: FIRST_COUNT, ...(hasOlder && { from: oldest }) })
    const since = newest.messages[0]?.date ?? ''
    const kept = messages.filter(({ date }) => date < since)
    if (kept.length + newest.messages.length === newest.count)
      return { messages: [...kept, ...newest.messages], hasOlder }
    return open({ last: Math.max(FIRST_COUNT, messages.length) })
  }

  /** spec: items each with json, a text holding a list of messages */
  async function read({ last, ...times }: Part) {
    const { items, count } = await api.history({
      query: { userID, ...times, ...(last && { last: String(last) }) },
    })
    return { messages: items.flatMap(({ json }) => JSON.parse(json) as ChatMessage[]), count }
  }

  /** Adds older messages. While some are being added, it waits for those instead: each scroll event calls this. */
  function add(part: Part) {
    adding ??= addNow(part)
    return adding
  }

  async function addNow(part: Part) {
    wanted = part
    await query.reload()
    wanted = undefined
    adding = undefined
  }

  /** Adds older messages after those that are being added. */
  async function addAfter(part: Part) {
    await adding
    return add(part)
  }

  return {
    ...query,
    loadOlder: () => add({ last: MORE_COUNT }),
    loadAll: () => addAfter({}),
    loadSince: async date => {
      const oldest = query.snapshot().data?.messages[0]?.date
      if (!oldest || oldest > date) await addAfter({ from: date })
    },
  }
}

/** Returns whether older messages than those of a part may exist. */
const hasMore = ({ messages }: { messages: readonly unknown[] }, { from, last }: Part = {}) =>
  from !== undefined || (last !== undefined && messages.length >= last)
