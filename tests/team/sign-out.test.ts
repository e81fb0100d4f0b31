import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notes } from '#src/contract/notes.ts'
import { session } from '#src/contract/session.ts'
import { team } from '#src/contract/team.ts'
import { issue } from '#sw/session/token.ts'
import { db } from '#sw/storage/db.ts'
import { backgroundWork, call, freshServer, send } from '#tests/support/server.ts'
import { credentials, fakeTeam, join } from './fake-team.ts'

let server: ReturnType<typeof fakeTeam>

beforeEach(async () => {
  await freshServer()
  server = fakeTeam()
  for (const table of ['users', 'permissions', 'notes'])
    for (const row of await db.table(table).toArray()) server.put(table, row.id ?? row.groupID, row)
  await join()
})
afterEach(() => vi.unstubAllGlobals())

const titles = async () => (await db.notes.toArray()).map(({ title }) => title)

it('what waits stays on the device at sign-out, is not sent while nobody is signed in, and is sent after the next sign-in', async () => {
  const token = await issue('huong')
  server.status = 0
  for (const title of ['mot', 'hai', 'bon'])
    await call(notes.create, {
      token,
      headers: { 'Idempotency-Key': title },
      body: { note: { title, content: '' } },
    })
  expect(await call(team.status, { token })).toMatchObject({ waiting: 3 })

  const ending = { headers: { authorization: `Bearer ${token}` }, body: { accessToken: token }, token: null }
  expect((await send(session.signOut, ending)).status).toBe(200)
  await backgroundWork()
  server.status = 200
  server.asked = []
  for (const ended of [token, null])
    expect((await send(team.sync, { query: {}, token: ended })).status).toBe(401)
  expect(server.asked).toEqual([])
  expect(await db.outbox.count()).toBe(3)
  expect(await titles()).toEqual(expect.arrayContaining(['mot', 'hai', 'bon']))

  // Somebody else signs in: the device sends, as the member who has joined.
  const body = { email: 'cashier@outpost.example', password: credentials.password }
  const { accessToken } = await call(session.signIn, { token: null, body })
  await call(team.sync, { token: accessToken, query: {} })
  expect(server.pushed.map(({ key }) => key)).toEqual(['mot', 'hai', 'bon'])
  expect(await call(team.status, { token: accessToken })).toMatchObject({ waiting: 0, failed: 0 })
})
