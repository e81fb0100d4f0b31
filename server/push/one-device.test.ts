import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetTombstones } from '#server/changes/tombstones.ts'
import { deviceOf } from '#server/testing/device.ts'
import { storeInPostgresForTests } from '#server/testing/store-in-postgres.ts'
import { startForTests } from '#server/testing/team-for-tests.ts'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { db } from '#sw/storage/db.ts'
import { freshServer } from '#tests/support/server.ts'
import { badNetwork } from '#tests/team/processes/bad-network.ts'
import { RemoteDevice } from '#tests/team/processes/remote-device.ts'

const WRITES = 3
const DAY_MS = 24 * 60 * 60 * 1000
const device = new RemoteDevice()
let server: Awaited<ReturnType<typeof startForTests>>
let network: Awaited<ReturnType<typeof badNetwork>>

beforeAll(async () => {
  server = await startForTests()
  network = await badNetwork(
    () => server.port,
    () => 1,
  )
  await freshServer()
  await device.start()
}, 60_000)
afterAll(async () => {
  network.stop()
  await device.end()
  await server.stop()
})

const written = () => db.tasks.filter(({ title }) => title.startsWith('task ')).count()

it('a device of an older schema keeps its outbox, and sends it after its update', async () => {
  await device.run('join', network.address, 'Quầy 1')
  network.schema = schemaVersion - 1
  await device.run('addTasks', 1, WRITES)
  expect(await device.run('sync')).toMatchObject({ state: 'update', waiting: WRITES, refused: 0 })
  expect(await written()).toBe(0)
  // An update starts the worker again.
  await device.kill()
  network.schema = undefined
  await device.start()
  expect(await device.run('sync')).toEqual({ state: 'inStep', waiting: 0, done: 0, refused: 0, shadows: 0 })
  expect(await written()).toBe(WRITES)
})

it('a device whose cursor is older than the remembered removals gets all rows again, and keeps what waits', async () => {
  const { pool } = await storeInPostgresForTests()
  network.isCut = true
  await device.run('addTasks', WRITES + 1, WRITES)
  const [removed = ''] = await db.tasks.filter(({ title }) => !title.startsWith('task ')).primaryKeys()
  await db.tasks.delete(removed)
  await forgetTombstones(pool)
  await forgetTombstones(pool, Date.now() + 91 * DAY_MS)
  const { rows } = await pool.query('SELECT FROM rows WHERE doc IS NULL AND version > 0')
  expect(rows).toEqual([])
  const before = network.pullsOfAll
  expect((await device.run('rows'))[`tasks ${JSON.stringify(removed)}`]).toBeDefined()
  network.isCut = false
  expect(await device.run('sync')).toEqual({ state: 'inStep', waiting: 0, done: 0, refused: 0, shadows: 0 })
  expect((await device.run('rows'))[`tasks ${JSON.stringify(removed)}`]).toBeUndefined()
  expect(await written()).toBe(2 * WRITES)
  expect(network.pullsOfAll).toBe(before + 1)
})

it('a device that waits for a change gets it when another device has written', async () => {
  const other = await deviceOf(server.port, 'staff@outpost.example', 'other')
  await device.run('sync')
  const asked = network.waiting
  const waiting = device.run('waitForChange', 25)
  await expect.poll(() => network.waiting, { timeout: 20_000 }).toBe(asked + 1)
  const sent = { task: { title: 'task of another' } }
  expect(await other.push({ method: 'POST', path: '/api/apps/tasks/task', sent })).toMatchObject([
    { status: 200 },
  ])
  expect(await waiting).toContain('tasks')
  expect(Object.values(await device.run('rows')).join()).toContain('task of another')
})

it('a wait without a connection ends immediately', async () => {
  network.isCut = true
  expect(await device.run('waitForChange', 25)).toEqual([])
  expect(await device.run('sync')).toMatchObject({ state: 'unreachable' })
})
