import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Store } from '#server/storage/open-store.ts'
import { deviceOf } from '#server/testing/device.ts'
import { storeInPostgresForTests } from '#server/testing/store-in-postgres.ts'
import { startForTests } from '#server/testing/team-for-tests.ts'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { type Version, versions } from '#sw/storage/versions.ts'
import { freshServer } from '#tests/support/server.ts'
import { upgradeTeam } from './upgrade-team.ts'

let store: Store
let server: Awaited<ReturnType<typeof startForTests>>
let device: Awaited<ReturnType<typeof deviceOf>>

const outdated = { code: 'outdated', schema: schemaVersion + 1 }
const later: Version[] = [
  ...versions,
  { stores: {}, upgrade: { rows: { notes: note => ({ ...note, title: 'mới' }) } } },
]
const creating = {
  method: 'POST' as const,
  path: '/api/apps/tasks/task',
  sent: { task: { title: 'Cũ' } },
}

// The server of this version, which a newer one overtakes.
beforeEach(async () => {
  store = await storeInPostgresForTests()
  server = await startForTests()
  await freshServer()
  device = await deviceOf(server.port, 'staff@outpost.example', 'device-1')
})
afterEach(async () => {
  await server.stop()
  await store.pool.query('UPDATE team SET schema = $1', [schemaVersion])
})

/** Returns everything that a call can change. */
async function everything() {
  const queries = ['team', 'rows', 'refusals'].map(table =>
    store.pool.query(`SELECT * FROM ${table} ORDER BY 1, 2`),
  )
  return (await Promise.all(queries)).map(({ rows }) => rows)
}

it('an older server that still runs refuses every call, and changes nothing', async () => {
  await upgradeTeam(store, later)
  const before = await everything()
  const path = `changes?cursor=0&device=device-1&schema=${schemaVersion}`
  const push = {
    device: 'device-1',
    schema: schemaVersion,
    requests: [{ ...creating, sequence: 1, key: 'k', headers: {}, body: null, wroteAt: 1 }],
  }
  const joining = {
    email: 'staff@outpost.example',
    password: 'Outpost-2026',
    device: 'device-2',
    name: '2',
    schema: schemaVersion,
  }
  for (const [name, body] of [['push', push], [path], ['devices'], ['blob/x'], ['join', joining]] as const) {
    const reply = await device.ask(name, body)
    expect([name, reply.status, reply.body]).toMatchObject([name, 409, outdated])
  }
  expect(await everything()).toEqual(before)
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(503)
})

it('a write that waits for the lock of the team during the upgrade is not run, and runs on the upgraded server', async () => {
  const upgrading = await store.pool.connect()
  const { rows } = await upgrading.query('SELECT pg_backend_pid() AS pid')
  await upgrading.query('BEGIN; SELECT FROM team FOR UPDATE')
  const pushing = device.push(creating)
  const waiting = 'SELECT FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))'
  while (!(await store.pool.query(waiting, [rows[0]?.pid])).rowCount);
  const before = await everything()
  await upgrading.query(`UPDATE team SET schema = ${schemaVersion + 1}; COMMIT`)
  upgrading.release()
  expect(await pushing).toMatchObject([{ status: 409, problem: outdated }])
  await store.pool.query('UPDATE team SET schema = $1', [schemaVersion])
  expect(await everything()).toEqual(before)
})

it('an older server does not start', async () => {
  await upgradeTeam(store, later)
  const before = await everything()
  await expect(startForTests()).rejects.toThrow(`schema version ${schemaVersion + 1}`)
  expect(await everything()).toEqual(before)
})

it('an older device and a newer one are told the schema version of the team', async () => {
  for (const schema of [schemaVersion - 1, schemaVersion + 1]) {
    const reply = await device.ask(`changes?cursor=0&device=device-1&schema=${schema}`)
    expect(reply).toMatchObject({ status: 409, body: { code: 'outdated', schema: schemaVersion } })
  }
})
