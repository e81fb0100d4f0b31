import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { invalidate } from '#src/api/invalidation.ts'
import type { ChatMessage } from '#src/contract/chat.ts'
import { type ChatHistory, historyWith } from './history.ts'

let stored: ChatMessage[] = []
/** The number of messages in each reply, in the order of the calls. */
let replies: number[] = []

vi.hoisted(() => vi.stubGlobal('addEventListener', () => undefined))

vi.mock('#src/api/client.ts', () => ({
  client: () => ({
    history: async ({ query }: { query: { last?: string; from?: string; until?: string } }) => {
      const { last, from = '', until = '9' } = query
      const all = stored.filter(({ date }) => date >= from && date <= until)
      const messages = last ? all.slice(-Number(last)) : all
      replies.push(messages.length)
      return { items: [{ json: JSON.stringify(messages) }], ...(last && { count: all.length }) }
    },
  }),
}))

const message = (index: number) =>
  ({
    id: String(index),
    text: `Tin ${index}`,
    date: new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString(),
  }) as ChatMessage

let opened = 0
let close = () => {}
afterEach(() => close())
/** Opens a conversation of some messages, and waits until it is loaded. */
async function open(count: number): Promise<ChatHistory> {
  stored = Array.from({ length: count }, (_, index) => message(index))
  const history = historyWith(`peer-${opened++}`)
  close = history.subscribe(() => undefined)
  await vi.waitFor(() => expect(history.snapshot().data).toBeDefined())
  replies = []
  return history
}

const shown = ({ snapshot }: ChatHistory) => snapshot().data?.messages.map(({ id }) => Number(id)) ?? []
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

beforeEach(() => {
  replies = []
})

it('opens with the newest messages, and adds pages of older ones, each at the same cost', async () => {
  const history = await open(2000)
  expect(shown(history)).toEqual(range(1800, 2000))
  for (const from of [1201, 602, 3]) {
    await history.loadOlder()
    expect(shown(history)).toEqual(range(from, 2000))
    expect(replies.splice(0), 'the newest ones and one page').toEqual([200, 600])
  }
  await history.loadOlder()
  expect([shown(history), history.snapshot().data?.hasOlder]).toEqual([range(0, 2000), false])
})

it('adds one page for many scroll events', async () => {
  const history = await open(2000)
  await Promise.all(Array.from({ length: 10 }, () => history.loadOlder()))
  expect(shown(history)).toEqual(range(1201, 2000))
  expect(replies).toEqual([200, 600])
})

it('adds all older messages in one step, also while a page is being added', async () => {
  const history = await open(5000)
  void history.loadOlder()
  await history.loadAll()
  expect([shown(history), history.snapshot().data?.hasOlder]).toEqual([range(0, 5000), false])
})

it('adds the messages since a time', async () => {
  const history = await open(2000)
  await history.loadSince(message(700).date)
  expect([shown(history), history.snapshot().data?.hasOlder]).toEqual([range(700, 2000), true])
  replies = []
  await history.loadSince(message(900).date)
  expect(replies, 'they are shown already').toEqual([])
})

it('reads only the newest messages again when one arrives, and everything shown when an older one is missing', async () => {
  const history = await open(2000)
  await history.loadAll()
  replies = []
  stored.push(message(2000))
  await invalidate(['chat'])
  expect([shown(history), replies]).toEqual([range(0, 2001), [200]])
  stored.splice(5, 1)
  await invalidate(['chat'])
  expect(shown(history)).toEqual([...range(0, 5), ...range(6, 2001)])
})

it('shows several messages of the same time, also at the end of a page', async () => {
  const history = await open(1000)
  for (const row of stored.slice(795, 805)) row.date = message(800).date
  await invalidate(['chat'])
  await history.loadAll()
  expect(shown(history)).toEqual(range(0, 1000))
})
