import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chat } from '#src/contract/chat.ts'
import { chatHub } from '#src/contract/core/hubs.ts'
import { chatHubHandlers } from '#sw/hubs/chat-hub.ts'
import { openConnection } from '#sw/hubs/connections.ts'
import { db } from '#sw/storage/db.ts'
import { call, freshServer } from '#tests/support/server.ts'
import { fakeTeam, join } from './fake-team.ts'

const sent = { id: '6f9619ff-8b86-4d01-b42d-00c04fc964ff', toID: 'chau', text: 'Hàng về chưa em?' }
const headers = { 'Idempotency-Key': 'message' }

let server: ReturnType<typeof fakeTeam>
beforeEach(async () => {
  await freshServer()
  server = fakeTeam()
  for (const table of ['users', 'permissions', 'chatContacts'])
    for (const row of await db.table(table).toArray()) server.put(table, row.id ?? row.groupID, row)
})
afterEach(() => vi.unstubAllGlobals())

async function connected() {
  const { token } = await openConnection(chatHub, { userId: 'huong', lang: 'vi', client: '', version: 1 })
  await db.connections.update(token, { handshaken: true })
  const row = await db.connections.get(token)
  if (!row) throw new Error('No connection')
  return {
    row,
    invoke: (method: string, input: unknown) =>
      db.transaction('rw', chatHubHandlers.tables, async () => chatHubHandlers.methods[method]?.(input, row)),
    frames: async () => (await db.outgoing.toArray()).map(({ frame }) => frame),
  }
}

it('a message in a team waits in its outbox, without a network too, and this device shows it immediately', async () => {
  await join()
  const hub = await connected()
  server.status = 0
  expect(await call(chat.send, { body: sent, headers })).toMatchObject({ text: sent.text, isMine: true })
  expect(await db.outbox.toArray()).toMatchObject([
    { method: 'POST', path: '/api/chat/history/sent', body: JSON.stringify(sent), state: 'waiting' },
  ])
  expect(await db.chatMessages.get(sent.id)).toMatchObject({ ownerId: 'huong', peerId: 'chau' })
  expect(await hub.frames()).toEqual([expect.stringContaining('receiveMessage')])
})

it('in a team the hub takes no message, which the team would not get, and no colleague of the sample replies', async () => {
  await join()
  const { invoke } = await connected()
  await expect(invoke('sendMessage', sent)).rejects.toMatchObject({ status: 409 })
  await invoke('joinUS', { id: 'huong', name: 'Hường', avatar: null })
  await call(chat.send, { body: sent, headers })
  expect(await db.scheduled.toArray()).toEqual([])
})

it('without a team the hub takes it, and colleagues of the sample come online and reply', async () => {
  const { invoke } = await connected()
  await invoke('sendMessage', sent)
  await invoke('joinUS', { id: 'huong', name: 'Hường', avatar: null })
  expect(new Set((await db.scheduled.toArray()).map(({ kind }) => kind))).toEqual(
    new Set(['answer', 'comer']),
  )
  expect(server.asked).toEqual([])
})
