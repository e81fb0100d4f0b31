import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { notes } from '#src/contract/notes.ts'
import { team } from '#src/contract/team.ts'
import { databaseOf, db } from '#sw/storage/db.ts'
import type { Upgrade } from '#sw/storage/upgrade-rows.ts'
import { type Version, versions } from '#sw/storage/versions.ts'
import type { OutboxRow } from '#sw/team/domain.ts'
import { sync } from '#sw/team/sync.ts'
import { call, freshServer, send } from '#tests/support/server.ts'
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

const stateOfTeam = async () => (await db.team.get('team'))?.state

const write = (key: string) =>
  call(notes.create, { headers: { 'Idempotency-Key': key }, body: { note: { title: key, content: '' } } })

/** Moves the database to the version before this one, and then upgrades it to this one. */
async function updateBy(upgrade: Upgrade) {
  // The last write is followed by a pass, which opens the database.
  await sync()
  const stores = Object.assign({}, ...versions.map(version => version.stores))
  const rows = await Promise.all(
    db.tables.map(async ({ name }) => [name, await db.table(name).toArray()] as const),
  )
  await db.delete({ disableAutoOpen: false })
  const before: Version[] = versions.slice(1).map(() => ({ stores }))
  const older = databaseOf(db.name, before)
  for (const [name, all] of rows) await older.table(name).bulkAdd(all)
  older.close()
  const updated = databaseOf(db.name, [...before, { stores: {}, upgrade }])
  await updated.open()
  updated.close()
  await db.open()
}

/** Notes have their title in capitals, and are created by PUT at another path. */
const capitals: Upgrade = {
  rows: { notes: note => ({ ...note, title: String(note.title).toUpperCase() }) },
  writes(write) {
    const { path, body } = write
    if (path !== '/api/apps/notes' || typeof body !== 'string') return write
    return { method: 'PUT', path: '/api/apps/notes/note', body: body.toUpperCase() }
  },
}

describe('an update that upgrades the data', () => {
  it('rewrites the writes that wait or were refused, and sends them as the new version does', async () => {
    server.resultOf = ({ key }) => (key === 'refused' ? { status: 409, problem: {} } : { status: 200 })
    await write('refused')
    await sync()
    server.status = 0
    await write('first')
    await write('second')
    await call(notes.remove, {
      headers: { 'Idempotency-Key': 'removed' },
      query: { id: (await db.notes.toArray())[0]?.id ?? '' },
    })
    const before = await db.outbox.toArray()
    expect(before.map(({ key, state }) => [key, state])).toEqual([
      ['refused', 'refused'],
      ['first', 'waiting'],
      ['second', 'waiting'],
      ['removed', 'waiting'],
    ])
    await updateBy(capitals)
    const rewritten = (row: OutboxRow): OutboxRow =>
      row.key === 'removed'
        ? row
        : { ...row, method: 'PUT', path: '/api/apps/notes/note', body: String(row.body).toUpperCase() }
    expect(await db.outbox.toArray()).toEqual(before.map(rewritten))

    server.status = 200
    server.pushed = []
    await sync()
    expect(server.pushed.map(({ key, method, path }) => [key, method, path])).toMatchObject([
      ['first', 'PUT', '/api/apps/notes/note'],
      ['second', 'PUT', '/api/apps/notes/note'],
      ['removed', 'DELETE', before[3]?.path],
    ])
    expect(server.pushed[0]?.body?.data).toBe(String(before[1]?.body).toUpperCase())
  })

  it('leaves a write that the team has already', async () => {
    server.status = 0
    await write('sent')
    await sync()
    const [row] = await db.outbox.toArray()
    await db.outbox.update(row?.sequence ?? 0, { state: 'done' })
    const before = await db.outbox.toArray()
    await updateBy(capitals)
    expect(await db.outbox.toArray()).toEqual(before)
  })

  it('upgrades each row once: also below waiting writes, in the trash and in the copy of a restore', async () => {
    server.status = 0
    const [first, second] = await db.notes.toArray()
    await call(notes.update, {
      headers: { 'Idempotency-Key': 'changed' },
      body: { updatedNote: { id: first?.id ?? '', title: 'khác' } },
    })
    await call(notes.remove, { headers: { 'Idempotency-Key': 'removed' }, query: { id: second?.id ?? '' } })
    const sign: Upgrade = { rows: { notes: note => ({ ...note, title: `${note.title} +` }) } }
    const tables = ['notes', 'trash', 'shadows', 'snapshots', 'tasks', 'outbox']
    const read = () => Promise.all(tables.map(name => db.table(name).toArray()))
    const before = JSON.stringify(await read())
    const titles = (await db.notes.toArray()).map(({ title }) => title)
    await updateBy(sign)
    const after = JSON.stringify(await read())
    expect((await db.notes.toArray()).map(({ title }) => title)).toEqual(titles.map(title => `${title} +`))
    const [shadow] = await db.shadows
      .where('id')
      .equals(JSON.stringify(['notes', first?.id]))
      .toArray()
    expect(shadow?.doc).toEqual({ ...first, title: `${first?.title} +` })
    const trashed = await db.trash.toArray()
    expect(trashed.map(({ row }) => row)).toContainEqual(
      expect.objectContaining({ id: second?.id, title: `${second?.title} +` }),
    )
    const [snapshot] = await db.snapshots.toArray()
    expect(snapshot?.tables.notes).toContainEqual({ ...first, title: `${first?.title} +` })
    // Nothing else has changed: without the signs of the notes, everything is as before.
    let text = after
    for (const title of [...titles, first?.title, second?.title])
      text = text.replaceAll(`"title":"${title} +"`, `"title":"${title}"`)
    expect(text).toBe(before)
  })
})

describe('another schema version of the server', () => {
  const outdated = (schema: number) => ({ code: 'outdated', message: 'Outdated', schema })

  it.each([
    ['a newer one', schemaVersion + 1, 'update'],
    ['an older one', schemaVersion - 1, 'serverUpdate'],
    ['an older process of an upgraded team', schemaVersion, 'serverUpdate'],
  ])('%s: the device keeps what waits, and says what must be updated', async (_, schema, state) => {
    server.status = 409
    server.problem = outdated(schema)
    await sync()
    expect(await stateOfTeam()).toBe(state)
    await write('kept')
    await sync()
    expect(await call(team.status)).toMatchObject({ state, waiting: 1, failed: 0 })
    server.status = 200
    server.resultOf = () => ({ status: 409, problem: outdated(schema) })
    await sync()
    expect(await call(team.status)).toMatchObject({ state, waiting: 1, failed: 0 })
    server.resultOf = () => ({ status: 200 })
    await sync()
    expect(await call(team.status)).toMatchObject({ state: 'inStep', waiting: 0, failed: 0 })
  })

  it.each([
    ['a newer one', schemaVersion + 1, 'teamNewer'],
    ['an older one', schemaVersion - 1, 'teamOlder'],
  ])('%s: joining says what must be updated', async (_, schema, code) => {
    await call(team.leave, { body: { discard: false } })
    server.status = 409
    server.problem = outdated(schema)
    for (const data of ['team', 'device']) {
      const response = await send(team.join, { body: { ...credentials, data } })
      expect([response.status, await response.json()]).toMatchObject([422, { code }])
    }
  })
})
