import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notes } from '#src/contract/notes.ts'
import { team } from '#src/contract/team.ts'
import { db } from '#sw/storage/db.ts'
import { sharedTables, tablesWithBytes } from '#sw/team/shared-tables.ts'
import { call, freshServer, send } from '#tests/support/server.ts'
import { credentials, fakeTeam } from './fake-team.ts'

let server: ReturnType<typeof fakeTeam>

beforeEach(async () => {
  await freshServer()
  server = fakeTeam()
  await add('Của máy này')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

let keys = 0
const add = (title: string) =>
  call(notes.create, {
    headers: { 'Idempotency-Key': `note ${keys++}` },
    body: { note: { title, content: '' } },
  })
const body = { ...credentials, data: 'device' } as const
const start = async () => {
  const response = await send(team.join, { body, headers: { 'Accept-Language': 'vi' } })
  const { code, message } = Object(await response.json())
  return { status: response.status, code, message }
}

/** Returns all rows that devices of a team have. */
const rows = async () =>
  Object.fromEntries(
    await Promise.all(sharedTables.map(async name => [name, await db.table(name).toArray()] as const)),
  )

describe('a team that starts with this device', () => {
  it('gets its rows with their bytes, and afterwards nothing waits', async () => {
    const bytes = new Uint8Array([1, 2, 255]).buffer
    await db.uploads.put({ id: 'picture', mime: 'image/png', data: bytes })
    const before = await rows()
    expect(await start()).toMatchObject({ status: 200 })
    const sent = server.backup?.tables ?? {}
    expect(Object.keys(sent).toSorted()).toEqual([...sharedTables, ...tablesWithBytes].toSorted())
    expect(sent.uploads).toContainEqual({
      id: 'picture',
      mime: 'image/png',
      data: { $bytes: btoa('\x01\x02\xff') },
    })
    expect(await rows()).toEqual(before)
    expect(await call(team.status)).toMatchObject({ state: 'inStep', waiting: 0, failed: 0 })
    expect((await db.team.get('team'))?.cursor).toBe(server.version)
    expect([await db.outbox.count(), await db.shadows.count()]).toEqual([0, 0])
    // Nothing new, and the next write is sent.
    expect(await call(team.sync, { query: {} })).toEqual([])
    await add('Sau khi bắt đầu')
    await call(team.sync, { query: {} })
    expect(server.pushed).toHaveLength(1)
  })

  it('gets no accounts, keys and replies', async () => {
    await start()
    const text = JSON.stringify(server.backup)
    const accounts = await db.accounts.toArray()
    expect(accounts.length).toBeGreaterThan(0)
    for (const { hash } of accounts) expect(text).not.toContain(btoa(String.fromCharCode(...hash)))
    for (const table of ['accounts', 'secrets', 'replies', 'meta', 'snapshots', 'team', 'outbox'])
      expect(server.backup?.tables).not.toHaveProperty(table)
  })

  it('is asked under the same id after a lost reply, and then has what was written in the meantime', async () => {
    server.losesStart = true
    expect(await start()).toMatchObject({ status: 502, code: 'teamUnreachable' })
    expect(await call(team.status)).toBeNull()
    await add('Trong lúc chờ')
    server.losesStart = false
    expect(await start()).toMatchObject({ status: 200 })
    expect(server.joined[1]).toBe(server.joined[0])
    expect((await db.team.get('team'))?.device).toBe(server.joined[0])
    expect((await db.notes.toArray()).map(({ title }) => title)).toContain('Trong lúc chờ')
    // The next team gets another id.
    await call(team.leave, { body: { discard: false }, headers: { 'Idempotency-Key': 'leaving' } })
    await start()
    expect(server.joined[2]).not.toBe(server.joined[0])
  })

  it('a row that was written while the others were sent is not lost: the device does not join, and tries again', async () => {
    const fetched = globalThis.fetch
    let written = false
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const response = await fetched(url, init)
      if (url.includes('/start') && !written) {
        written = true
        await add('Giữa chừng')
      }
      return response
    })
    expect(await start()).toMatchObject({ status: 422, code: 'teamNotStarted' })
    expect(await call(team.status)).toBeNull()
    expect(await start()).toMatchObject({ status: 200 })
    expect((await db.notes.toArray()).map(({ title }) => title)).toContain('Giữa chừng')
    expect(server.backup?.tables.notes?.map(({ title }) => title)).toContain('Giữa chừng')
  })
})

it('a notification that a hub adds in the meantime does not prevent the start', async () => {
  const fetched = globalThis.fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const response = await fetched(url, init)
    const [notification] = await db.notifications.toArray()
    if (url.includes('/start') && notification) await db.notifications.put({ ...notification, id: 'late' })
    return response
  })
  expect(await start()).toMatchObject({ status: 200 })
})

describe('a team that does not start changes nothing on this device:', () => {
  const refused = (status: number, problem: object) => {
    server.startStatus = status
    server.startProblem = problem
  }

  it.each<[string, () => void, object]>([
    ['it was started', () => refused(409, { code: 'teamStarted' }), { status: 409, code: 'teamStarted' }],
    [
      'the member may not',
      () => refused(403, { code: 'forbidden', message: 'Không có quyền' }),
      { status: 422, code: 'teamNotStarted', message: 'Không có quyền' },
    ],
    ['the file is too large', () => refused(413, []), { status: 422, code: 'teamNotStarted' }],
    ['the server fails', () => refused(500, {}), { status: 502 }],
    ['the token is not accepted', () => refused(401, {}), { status: 502 }],
  ])('%s', async (_, prepare, shown) => {
    prepare()
    const before = await rows()
    expect(await start()).toMatchObject(shown)
    expect(await rows()).toEqual(before)
    expect(await call(team.status)).toBeNull()
    expect(await db.snapshots.count()).toBe(0)
  })

  it('the password is wrong', async () => {
    server.status = 401
    expect(await start()).toMatchObject({ status: 422, code: 'teamRefused' })
    expect(server.started).toEqual([])
  })

  it('this device is in another team: nothing is sent', async () => {
    await start()
    const other = { ...body, address: 'https://other.example/api/team' }
    server.asked = []
    expect((await send(team.join, { body: other })).status).toBe(409)
    expect(server.asked).toEqual([])
  })
})
