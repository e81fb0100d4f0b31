import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deviceOf } from '#server/testing/device.ts'
import { startForTests } from '#server/testing/team-for-tests.ts'
import type { Backup } from '#src/contract/backup.ts'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { toJson } from '#src/lib/bytes-json.ts'
import { exportAll } from '#sw/backup/export-all.ts'
import { db } from '#sw/storage/db.ts'
import { freshServer } from '#tests/support/server.ts'

let server: Awaited<ReturnType<typeof startForTests>>
/** The rows of a device: those of the sample, with some of its own. */
let own: Backup

// A server for each test: joins are limited per minute.
beforeEach(async () => {
  server = await startForTests()
  await freshServer()
  own = await (await exportAll(['accounts'])).json()
  const [note] = own.tables.notes ?? []
  own.tables.notes = [
    { ...note, id: 'own-1', title: 'Của máy này' },
    { ...note, id: 'own-2', title: 'Sổ' },
  ]
  own.tables.uploads = [{ id: 'picture', mime: 'image/png', data: { $bytes: btoa('\x01\x02\xff') } }]
})

afterEach(() => server.stop())

type Device = Awaited<ReturnType<typeof deviceOf>>

const owner = (device: string) => deviceOf(server.port, 'staff@outpost.example', device)

async function start(device: Device, file: unknown = own, schema = schemaVersion) {
  const bytes = file instanceof Uint8Array ? file : gzipSync(JSON.stringify(file))
  const response = await fetch(`http://127.0.0.1:${server.port}/api/team/start?schema=${schema}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${device.token()}`, 'Accept-Language': 'vi' },
    body: bytes as BodyInit,
  })
  return { status: response.status, body: await response.json() }
}

const byKey = (a: object | null, b: object | null) => (keyOf(a) < keyOf(b) ? -1 : 1)
const keyOf = (row: object | null) => JSON.stringify({ id: '', groupID: '', ...row }, ['id', 'groupID'])

const notes = async () => (await db.notes.toArray()).map(({ id }) => id)

/** Returns all rows of the team, with accounts. */
const everything = async () => {
  const tables = db.tables.filter(({ name }) => !['meta', 'replies', 'written'].includes(name))
  return Object.fromEntries(
    await Promise.all(tables.map(async table => [table.name, await table.toArray()] as const)),
  )
}

const creating = {
  method: 'POST',
  path: '/api/apps/tasks/task',
  sent: { task: { title: 'Việc mới' } },
} as const

describe('a team that nobody has used', () => {
  it('starts with the rows of a device, and a second device gets them', async () => {
    const first = await owner('first')
    expect(await start(first)).toEqual({ status: 200, body: true })
    const rows = (await (await owner('second')).rows()).filter(({ doc }) => doc)
    for (const table of ['notes', 'tasks', 'contacts', 'users', 'permissions']) {
      const got = rows.filter(row => row.table === table).map(({ doc }) => doc)
      const sent = own.tables[table] ?? []
      expect(sent.length).toBeGreaterThan(0)
      expect(got.toSorted(byKey)).toEqual(sent.toSorted(byKey))
    }
    expect((await db.uploads.toArray()).map(upload => toJson(upload))).toEqual(own.tables.uploads)
  })

  it('keeps the accounts of its server, whatever the file contains', async () => {
    const accounts = await db.accounts.toArray()
    const foreign = {
      email: 'thief@outpost.example',
      userId: 'huong',
      salt: { $bytes: '' },
      hash: { $bytes: '' },
    }
    const tables = { ...own.tables, accounts: [foreign], meta: [{ key: 'schema', value: 1 }] }
    expect((await start(await owner('first'), { ...own, tables })).status).toBe(200)
    expect(await db.accounts.toArray()).toEqual(accounts)
    expect((await db.meta.get('schema'))?.value).toBe(schemaVersion)
  })

  it('recognises the same rows of the same device as done after a lost reply', async () => {
    const first = await owner('first')
    await start(first)
    const before = (await first.rows()).map(({ version }) => version)
    await owner('second')
    expect(await start(first, { ...own, at: new Date().toISOString() })).toEqual({ status: 200, body: true })
    expect((await first.rows()).map(({ version }) => version)).toEqual(before)
  })

  it('takes what the device has written after a lost reply', async () => {
    const first = await owner('first')
    await start(first)
    own.tables.notes?.pop()
    expect((await start(first)).status).toBe(200)
    expect(await notes()).toEqual(['own-1'])
  })

  it('starts once, also when the same request arrives twice at the same time', async () => {
    const first = await owner('first')
    const replies = await Promise.all([start(first), start(first)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const versions = (await first.rows()).map(({ version }) => version)
    await start(first)
    expect((await first.rows()).map(({ version }) => version)).toEqual(versions)
  })

  it('keeps the rows of its first device after that was removed', async () => {
    const first = await owner('first')
    await start(first)
    const second = await owner('second')
    await second.ask('remove-device', { device: 'first' })
    own.tables.notes = []
    expect((await start(second)).status).toBe(409)
    expect(await notes()).toEqual(['own-1', 'own-2'])
  })
})

describe('a team that was used is not replaced:', () => {
  const joiningToStart = async (email = 'staff@outpost.example') => {
    const sent = { email, password: 'Outpost-2026', device: 'late', name: 'late', schema: schemaVersion }
    const response = await fetch(`http://127.0.0.1:${server.port}/api/team/join`, {
      method: 'POST',
      body: JSON.stringify({ ...sent, starts: true }),
    })
    return { status: response.status, body: await response.json() }
  }

  it('another device has joined', async () => {
    const [first, second] = [await owner('first'), await owner('second')]
    const before = await everything()
    for (const device of [first, second])
      expect(await start(device)).toMatchObject({ status: 409, body: { code: 'teamStarted' } })
    expect(await everything()).toEqual(before)
    // A removed device has left nothing behind.
    await first.ask('remove-device', { device: 'second' })
    expect((await start(first)).status).toBe(200)
  })

  it('a write was sent', async () => {
    const first = await owner('first')
    await first.push(creating)
    const before = await everything()
    expect((await start(first)).status).toBe(409)
    expect(await everything()).toEqual(before)
  })

  it('it has started with another device, or another device has joined since', async () => {
    const first = await owner('first')
    await start(first)
    const second = await owner('second')
    expect((await start(second)).status).toBe(409)
    own.tables.notes = []
    expect((await start(first)).status).toBe(409)
    expect(await notes()).toEqual(['own-1', 'own-2'])
  })

  it('a device that shall start it does not join', async () => {
    const first = await owner('first')
    expect(await joiningToStart()).toMatchObject({ status: 409, body: { code: 'teamStarted' } })
    expect(await joiningToStart('cashier@outpost.example')).toMatchObject({ status: 403 })
    expect((await first.ask('devices')).body).toHaveLength(1)
  })
})

it('a member without the right to edit the administration gets 403', async () => {
  const till = await deviceOf(server.port, 'cashier@outpost.example', 'till')
  const before = await everything()
  expect((await start(till)).status).toBe(403)
  expect(await everything()).toEqual(before)
})

describe('a broken or hostile file changes nothing:', () => {
  const without = (name: string) => ({ ...own, tables: { ...own.tables, [name]: [] } })
  const whole = () => gzipSync(JSON.stringify(own))

  it.each<[string, number, () => unknown]>([
    ['half of a file', 400, () => whole().subarray(0, whole().length / 2)],
    ['no JSON', 400, () => Buffer.from('<html>')],
    ['an empty body', 400, () => Buffer.alloc(0)],
    ['another app', 400, () => ({ ...own, app: 'elsewhere' })],
    ['a newer version', 400, () => ({ ...own, schema: schemaVersion + 1 })],
    ['a row that is none', 400, () => ({ ...own, tables: { ...own.tables, tasks: [{ id: 1 }] } })],
    [
      'the same row twice',
      400,
      () => ({
        ...own,
        tables: { ...own.tables, notes: [...(own.tables.notes ?? []), ...(own.tables.notes ?? [])] },
      }),
    ],
    [
      'an upload that is a page',
      400,
      () => ({
        ...own,
        tables: { ...own.tables, uploads: [{ id: 'x', mime: 'text/html', data: { $bytes: btoa('<p>') } }] },
      }),
    ],
    ['without its member', 400, () => without('users')],
    [
      'in which the member may do nothing',
      400,
      () => ({
        ...own,
        tables: {
          ...own.tables,
          permissions: own.tables.permissions?.map(row => ({ ...row, admin: 'view' })),
        },
      }),
    ],
    ['more than 64 MiB', 413, () => Buffer.alloc(64 * 1024 * 1024 + 1)],
  ])('%s', async (_, status, file) => {
    const first = await owner('first')
    const before = await everything()
    expect((await start(first, file())).status).toBe(status)
    expect(await everything()).toEqual(before)
    expect((await start(first)).status).toBe(200)
  })

  it('of a device with another schema version', async () => {
    const before = await everything()
    expect(await start(await owner('first'), own, schemaVersion + 1)).toMatchObject({
      status: 409,
      body: { code: 'outdated' },
    })
    expect(await everything()).toEqual(before)
  })
})
