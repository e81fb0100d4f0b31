import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notes } from '#src/contract/notes.ts'
import { notifications } from '#src/contract/shell/notifications.ts'
import { team } from '#src/contract/team.ts'
import { db } from '#sw/storage/db.ts'
import { call, freshServer } from '#tests/support/server.ts'
import { fakeTeam, join } from './fake-team.ts'

let server: ReturnType<typeof fakeTeam>

beforeEach(async () => {
  await freshServer()
  server = fakeTeam()
  await join()
  server.status = 0
})
afterEach(() => void vi.unstubAllGlobals())

let keys = 0
const keyed = () => ({ headers: { 'Idempotency-Key': `unreadable ${keys++}` } })
const add = (title: string) => call(notes.create, { ...keyed(), body: { note: { title, content: '' } } })

/** The server replies with a status to each push with a note of this title; the others are run. */
function refuseNote(title: string, status: number, body: object) {
  server.status = 200
  const next = fetch
  vi.stubGlobal('fetch', async (url: string, sent: RequestInit = {}) =>
    url.endsWith('/push') && String(sent.body).includes(title)
      ? Response.json(body, { status })
      : next(url, sent),
  )
}

const stateOfTeam = async () => (await db.team.get('team'))?.state

it('a write that is a GET is sent, and those after it', async () => {
  await call(notifications.markAllAsRead, keyed())
  await add('Gọi xe')
  server.status = 200
  await call(team.sync, { query: {} })
  expect(server.pushed.map(({ method }) => method)).toEqual(['GET', 'POST'])
  expect(await stateOfTeam()).toBe('inStep')
})

it.each([
  [400, { code: 'invalid', message: 'Không hợp lệ', field: 'requests' }],
  [413, {}],
])(
  'a write that the server cannot read is refused with %i, and the others are sent',
  async (status, body) => {
    for (const title of ['Một', 'Hỏng', 'Ba']) await add(title)
    refuseNote('Hỏng', status, body)
    await call(team.sync, { query: {} })
    expect(server.pushed.map(({ sequence }) => sequence)).toEqual([1, 3])
    expect(await db.outbox.get(2)).toMatchObject({ state: 'refused', status })
    expect(await stateOfTeam()).toBe('inStep')
  },
)

it('a 400 of another program on the way refuses no write', async () => {
  await add('Hỏng')
  refuseNote('Hỏng', 400, {})
  await call(team.sync, { query: {} })
  expect(await db.outbox.toArray()).toMatchObject([{ state: 'waiting' }])
  expect(await stateOfTeam()).toBe('unreachable')
})
