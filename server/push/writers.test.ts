import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTeamServer } from '#server/http/start.ts'
import { deviceOf } from '#server/testing/device.ts'
import { storeInPostgresForTests } from '#server/testing/store-in-postgres.ts'
import { db } from '#sw/storage/db.ts'
import { freshServer } from '#tests/support/server.ts'

let server: Awaited<ReturnType<typeof startTeamServer>>

beforeAll(async () => {
  const store = await storeInPostgresForTests()
  const address = process.env.OUTPOST_TEST_DATABASE ?? ''
  server = await startTeamServer({ store, address, name: 'Cửa hàng', port: 0 })
})
afterAll(() => server.stop())
beforeEach(() => freshServer())

const path = '/api/apps/tasks/task'

it('a device is told which other member has changed or removed a row last', async () => {
  const owner = await deviceOf(server.port, 'staff@outpost.example', 'owner')
  const till = await deviceOf(server.port, 'cashier@outpost.example', 'till')
  const [one, two, three] = (await db.tasks.toArray()).filter(({ type }) => type === 'task')
  const writersOf = async (device = owner) => {
    const rows = (await device.rows()).filter(({ table }) => table === 'tasks')
    const writers = new Map(rows.map(({ key, by }) => [key, by]))
    return [one, two, three].map(task => writers.get(task?.id ?? ''))
  }
  // The sample was written by the server itself.
  expect(await writersOf()).toEqual([undefined, undefined, undefined])
  const done = await till.push(
    { method: 'PATCH', path, sent: { id: one?.id, task: { title: 'Của quầy' } } },
    { method: 'DELETE', path: `${path}?id=${two?.id}` },
  )
  expect(done).toMatchObject([{ status: 200 }, { status: 200 }])
  expect(await writersOf()).toEqual(['truc', 'truc', undefined])

  expect(await writersOf(till)).toEqual([undefined, undefined, undefined])

  await owner.push({ method: 'PATCH', path, sent: { id: one?.id, task: { title: 'Của chủ' } } })
  expect(await writersOf()).toEqual([undefined, 'truc', undefined])
  expect((await db.users.get((await writersOf(till))[0] ?? ''))?.name).toBe('Nguyễn Thị Hường')
})
