import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notes } from '#src/contract/notes.ts'
import { sample } from '#src/contract/sample.ts'
import { session } from '#src/contract/session.ts'
import { preferences } from '#src/contract/shell/preferences.ts'
import { team } from '#src/contract/team.ts'
import { db } from '#sw/storage/db.ts'
import { sharedTables } from '#sw/team/shared-tables.ts'
import { call, freshServer, send } from '#tests/support/server.ts'
import { credentials, fakeTeam, join } from './fake-team.ts'

let server: ReturnType<typeof fakeTeam>

beforeEach(async () => {
  await freshServer()
  server = fakeTeam()
  // The team has the rows of the sample.
  for (const table of ['users', 'permissions', 'notes'])
    for (const row of await db.table(table).toArray()) server.put(table, row.id ?? row.groupID, row)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

let keys = 0
const keyed = () => ({ headers: { 'Idempotency-Key': `key ${keys++}` } })
const add = (title: string) => call(notes.create, { ...keyed(), body: { note: { title, content: '' } } })
const rename = (id: string, title: string) =>
  send(notes.update, { ...keyed(), body: { updatedNote: { id, title } } })

/** Writes while the server cannot be reached. */
async function offline(write: () => Promise<unknown>) {
  server.status = 0
  await write()
  await call(team.sync, { query: {} })
  server.status = 200
}

const outbox = () => db.outbox.orderBy('sequence').toArray()
const left = async () => [await db.outbox.count(), await db.shadows.count()]
const firstNote = async () => (await db.notes.toCollection().first()) ?? expect.fail('no note')

it('a change of the password stays on the device: neither password is stored for the team', async () => {
  await join()
  const passwords = { oldPassword: 'Outpost-2026', newPassword: 'Khac-2026' }
  const body = { ...passwords, twoStep: false, changeEvery6Months: true }
  await offline(async () => {
    expect(await call(preferences.resetPassword, { ...keyed(), body })).toMatchObject({ resulted: true })
  })
  expect(await outbox()).toEqual([])
})

describe('the devices of the team', () => {
  beforeEach(async () => {
    await join()
    const own = (await db.team.get('team'))?.device ?? ''
    const seen = Date.UTC(2026, 10, 20, 9)
    server.devices = [
      { id: own, name: 'Quầy 1', prefix: 'A', user: 'Nguyễn Thị Hường', seen },
      { id: 'till', name: 'Quầy 2', prefix: 'B', user: 'Bùi Thanh Trúc', seen: seen - 60_000 },
    ]
  })

  it('are listed as the server has them, and this device is marked; so are the members who are online', async () => {
    server.online = ['truc']
    expect(await call(team.online)).toEqual(['truc'])
    expect(await call(team.devices)).toEqual([
      expect.objectContaining({ name: 'Quầy 1', own: true, seenAt: '2026-11-20T09:00:00.000Z' }),
      {
        id: 'till',
        name: 'Quầy 2',
        prefix: 'B',
        user: 'Bùi Thanh Trúc',
        own: false,
        seenAt: '2026-11-20T08:59:00.000Z',
      },
    ])
  })

  it('are removed once; removing again changes nothing', async () => {
    expect(await call(team.removeDevice, { body: { device: 'till' } })).toBe(true)
    expect((await call(team.devices)).map(({ name }) => name)).toEqual(['Quầy 1'])
    expect(await call(team.removeDevice, { body: { device: 'till' } })).toBe(true)
  })

  it.each([
    [0, 502, 'teamUnreachable'],
    [500, 502, 'teamUnreachable'],
    [401, 422, 'teamEnded'],
    [403, 422, 'teamEnded'],
  ])('are not listed or removed when the server replies with %i: %i %s', async (status, refused, code) => {
    server.status = status
    const before = server.devices
    for (const response of [
      await send(team.devices),
      await send(team.online),
      await send(team.removeDevice, { body: { device: 'till' } }),
    ])
      expect([response.status, (await response.json()).code]).toEqual([refused, code])
    expect(server.devices).toEqual(before)
  })

  it('are none without a team, and the server is not asked', async () => {
    await call(team.leave, { body: { discard: false }, headers: { 'Idempotency-Key': 'leaving' } })
    server.asked = []
    expect([await call(team.devices), await call(team.online)]).toEqual([[], []])
    expect(server.asked).toEqual([])
  })
})

describe('without a team', () => {
  it('a write stores nothing for a team, and no request leaves', async () => {
    await add('Gọi xe')
    expect(await left()).toEqual([0, 0])
    expect(await call(team.sync, { query: {} })).toEqual([])
    expect(await call(team.status)).toBeNull()
    expect(server.asked).toEqual([])
  })
})

describe('joining', () => {
  it('replaces the rows of the device by those of the team, and keeps a copy', async () => {
    const old = await db.notes.count()
    const row = await firstNote()
    server.rows = server.rows.filter(({ table }) => table !== 'notes')
    server.put('notes', row.id, { ...row, title: 'Của đội' })
    await join()
    expect(await db.notes.toArray()).toEqual([{ ...row, title: 'Của đội' }])
    expect((await db.snapshots.toCollection().first())?.tables.notes).toHaveLength(old)
    expect(await call(team.status)).toMatchObject({
      name: 'Nhà Sương',
      state: 'inStep',
      waiting: 0,
      failed: 0,
    })
  })

  it.each([
    [401, 422],
    [500, 502],
    [0, 502],
  ])('a server that replies with %i gives %i, and changes nothing', async (status, shown) => {
    const before = await db.notes.toArray()
    server.status = status
    expect((await send(team.join, { body: credentials })).status).toBe(shown)
    expect(await db.notes.toArray()).toEqual(before)
    expect(await call(team.status)).toBeNull()
  })

  it('another team is refused with 409', async () => {
    await join()
    const body = { ...credentials, address: 'https://other.example/api/team' }
    expect((await send(team.join, { body })).status).toBe(409)
  })

  it('the same team again replaces the token, and keeps what waits', async () => {
    await join()
    const before = await db.team.get('team')
    server.status = 401
    await add('Gọi xe')
    await call(team.sync, { query: {} })
    server.status = 200
    await join()
    expect((await db.team.get('team'))?.device).toBe(before?.device)
    expect(await call(team.status)).toMatchObject({ state: 'inStep', waiting: 1 })
    await call(team.sync, { query: {} })
    expect(await left()).toEqual([0, 0])
  })

  it('reads all pages', async () => {
    const row = await firstNote()
    for (let index = 0; index < 2100; index++) server.put('notes', `n${index}`, { ...row, id: `n${index}` })
    await join()
    expect(await db.notes.where('id').startsWith('n').count()).toBeGreaterThanOrEqual(2100)
    expect((await db.team.get('team'))?.cursor).toBe(server.version)
  })
})

describe('a write in a team', () => {
  beforeEach(async () => {
    await join()
    server.status = 0
  })

  it('stores its request without the token, and the row of the team', async () => {
    const row = await firstNote()
    await rename(row.id, 'Mới')
    const [entry] = await outbox()
    expect(entry).toMatchObject({ method: 'PATCH', state: 'waiting', tries: 0 })
    expect(JSON.parse(String(entry?.body))).toEqual({ updatedNote: { id: row.id, title: 'Mới' } })
    expect(JSON.stringify(entry)).not.toMatch(/authorization|bearer/i)
    expect(await db.shadows.toArray()).toEqual([
      expect.objectContaining({ table: 'notes', key: row.id, doc: row }),
    ])
    await rename(row.id, 'Mới hơn')
    expect(await left()).toEqual([2, 1])
  })

  it('that is refused on this device stores no request and no row', async () => {
    expect((await rename('none', 'Mới')).status).toBe(404)
    expect(await left()).toEqual([0, 0])
  })

  it('that is aborted stores no request, no row and no reply', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const add = db.outbox.add.bind(db.outbox)
    const broken = vi.spyOn(db.outbox, 'add').mockImplementation((...row) =>
      add(...row).then(() => {
        throw new Error('broken')
      }),
    )
    const row = await firstNote()
    expect((await rename(row.id, 'Mới')).status).toBe(500)
    broken.mockRestore()
    expect(logged).toHaveBeenCalled()
    expect([...(await left()), await db.replies.where('key').startsWith('key').count()]).toEqual([0, 0, 0])
    expect(await db.notes.get(row.id)).toEqual(row)
  })

  it('without an idempotency key is refused', async () => {
    const body = { note: { title: 'Gọi xe', content: '' } }
    expect((await send(notes.create, { body })).status).toBe(400)
  })

  it('that would replace all data is refused; a sign-in is not stored', async () => {
    expect((await send(sample.reset)).status).toBe(409)
    const { email, password } = credentials
    await send(session.signIn, { body: { email, password }, token: null })
    expect(await left()).toEqual([0, 0])
  })
})

describe('a push', () => {
  beforeEach(join)

  it('sends writes in their order, 50 at a time, and leaves nothing behind', async () => {
    await offline(async () => {
      for (let index = 0; index < 120; index++) await add(String(index))
    })
    const created = await db.notes.toArray()
    const ids = new Set(server.rows.map(({ key }) => key))
    for (const row of created) if (!ids.has(row.id)) server.put('notes', row.id, { ...row })
    expect(await call(team.status)).toMatchObject({ waiting: 120 })
    await call(team.sync, { query: {} })
    expect(server.pushes).toEqual([50, 50, 20])
    const titles = server.pushed.map(({ body }) => JSON.parse(body?.data ?? '').note.title)
    expect(titles).toEqual(Array.from({ length: 120 }, (_, index) => String(index)))
    expect(await left()).toEqual([0, 0])
    expect(await db.notes.toArray()).toEqual(created)
  })

  it.each([
    [0, 'unreachable'],
    [401, 'signIn'],
    [409, 'update'],
    [429, 'unreachable'],
    [503, 'unreachable'],
  ])('with the status %i keeps what waits, and shows %s', async (status, state) => {
    server.status = status
    await add('Gọi xe')
    await call(team.sync, { query: {} })
    expect(await call(team.status)).toMatchObject({ state, waiting: 1, failed: 0 })
  })

  it('keeps what comes after a write that the server could not run', async () => {
    await offline(async () => {
      for (const title of ['một', 'hai', 'ba']) await add(title)
    })
    server.resultOf = ({ body }) => ({ status: body?.data.includes('hai') ? 503 : 200 })
    await call(team.sync, { query: {} })
    expect((await outbox()).map(({ state }) => state)).toEqual(['done', 'waiting', 'waiting'])
  })

  it('refuses a write that the server has failed to run five times, and sends the next one', async () => {
    await offline(async () => {
      for (const title of ['một', 'hai']) await add(title)
    })
    server.resultOf = ({ body }) => ({ status: body?.data.includes('một') ? 500 : 200 })
    for (let time = 0; time < 5; time++) await call(team.sync, { query: {} })
    expect(await call(team.status)).toMatchObject({ waiting: 0, failed: 1 })
  })
})

describe('a refused write', () => {
  let row: Awaited<ReturnType<typeof firstNote>>

  beforeEach(async () => {
    await join()
    row = await firstNote()
    await offline(() => rename(row.id, 'Mới'))
    server.resultOf = () => ({ status: 403, problem: { code: 'forbidden', message: 'Không có quyền' } })
    await call(team.sync, { query: {} })
  })

  it('is listed with the words of the server, and its row stays as it was written', async () => {
    expect(await call(team.waiting)).toEqual([
      expect.objectContaining({ refused: true, status: 403, message: 'Không có quyền', method: 'PATCH' }),
    ])
    expect((await db.notes.get(row.id))?.title).toBe('Mới')
  })

  it('that is discarded gives the row of the team back', async () => {
    server.put('notes', row.id, { ...row, title: 'Của đội' })
    await call(team.sync, { query: {} })
    expect((await db.notes.get(row.id))?.title).toBe('Mới')
    const [{ sequence } = { sequence: 0 }] = await call(team.waiting)
    await call(team.discard, { body: { sequence } })
    expect((await db.notes.get(row.id))?.title).toBe('Của đội')
    expect(await left()).toEqual([0, 0])
  })

  it('that is tried again is sent once more, with the key of which the ids of its rows are made', async () => {
    const [{ sequence } = { sequence: 0 }] = await call(team.waiting)
    server.resultOf = () => ({ status: 200 })
    await call(team.retry, { body: { sequence } })
    await call(team.sync, { query: {} })
    const [first, second] = server.pushed
    expect(second?.sequence).not.toBe(first?.sequence)
    const sent = ({ key, path, body, wroteAt }: NonNullable<typeof first>) => [key, path, body, wroteAt]
    expect(second && sent(second)).toEqual(first && sent(first))
    expect(await left()).toEqual([0, 0])
  })

  it('prevents leaving, unless it is discarded', async () => {
    expect((await send(team.leave, { body: { discard: false } })).status).toBe(409)
    await call(team.leave, { body: { discard: true } })
    expect([await call(team.status), ...(await left())]).toEqual([null, 0, 0])
    expect((await db.notes.get(row.id))?.title).toBe('Mới')
  })
})

describe('a pull', () => {
  beforeEach(join)

  it('stores new, changed and removed rows, and returns their domains', async () => {
    const [one, two] = await db.notes.toArray()
    server.put('notes', one?.id ?? '', { ...one, title: 'Của đội' })
    server.put('notes', two?.id ?? '', null)
    expect(await call(team.sync, { query: {} })).toContain('notes')
    expect((await db.notes.get(one?.id ?? ''))?.title).toBe('Của đội')
    expect(await db.notes.get(two?.id ?? '')).toBeUndefined()
    expect(await call(team.sync, { query: {} })).toEqual([])
  })

  it('stores a row that a waiting write has changed beside it, until the write is settled and pulled', async () => {
    const row = await firstNote()
    await offline(() => rename(row.id, 'Mới'))
    server.put('notes', row.id, { ...row, title: 'Của đội' })
    // The server has the write in a version that is not pulled yet.
    server.resultOf = () => ({ status: 200, version: server.version + 1 })
    await call(team.sync, { query: {} })
    expect((await db.notes.get(row.id))?.title).toBe('Mới')
    expect((await db.shadows.toArray())[0]?.doc).toMatchObject({ title: 'Của đội' })
    server.put('notes', row.id, { ...row, title: 'Mới, đã ghi' })
    await call(team.sync, { query: {} })
    expect((await db.notes.get(row.id))?.title).toBe('Mới, đã ghi')
    expect(await left()).toEqual([0, 0])
  })

  it('begins again when the member may view other tables, and keeps what waits', async () => {
    const row = await firstNote()
    await offline(() => rename(row.id, 'Mới'))
    server.resultOf = () => ({ status: 503 })
    const hidden = (await db.users.toArray())[0]
    server.rows = server.rows.filter(({ table, key }) => table !== 'users' || key !== hidden?.id)
    await call(team.sync, { query: {} })
    // The push stops, so nothing is pulled.
    expect(await db.users.get(hidden?.id ?? '')).toBeDefined()
    server.resultOf = () => ({ status: 403 })
    server.rights = 'fewer'
    await call(team.sync, { query: {} })
    expect(await db.users.get(hidden?.id ?? '')).toBeUndefined()
    expect((await db.notes.get(row.id))?.title).toBe('Mới')
    const asked = server.asked.length
    await call(team.sync, { query: {} })
    expect(server.asked.slice(asked).map(url => new URL(url).searchParams.get('rights'))).toEqual(['fewer'])
  })

  it('of a row that does not fit its table changes nothing, and asks for an update', async () => {
    const before = await db.notes.toArray()
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    server.put('notes', 'n1', { id: 'n1' })
    await call(team.sync, { query: {} })
    expect(logged).toHaveBeenCalled()
    expect(await db.notes.toArray()).toEqual(before)
    expect(await call(team.status)).toMatchObject({ state: 'update' })
  })

  it('ignores rows of tables that a team does not share', async () => {
    const accounts = await db.accounts.toArray()
    server.put('accounts', accounts[0]?.email ?? '', null)
    server.put('meta', 'schema', { key: 'schema', value: 99 })
    await call(team.sync, { query: {} })
    expect(await db.accounts.toArray()).toEqual(accounts)
    expect((await db.meta.get('schema'))?.value).not.toBe(99)
    expect(sharedTables).not.toContain('accounts')
  })
})
