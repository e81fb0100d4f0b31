import { expect, it } from 'vitest'
import { teamForTests } from '#server/testing/team-for-tests.ts'
import { db } from '#sw/storage/db.ts'
import { freshServer } from '#tests/support/server.ts'

const { owner, cashier } = teamForTests(freshServer)

const path = '/api/apps/tasks/task'

it('a device is told which other member has changed or removed a row last', async () => {
  const device = await owner('owner')
  const till = await cashier('till')
  const [one, two, three] = (await db.tasks.toArray()).filter(({ type }) => type === 'task')
  const writersOf = async (from = device) => {
    const rows = (await from.rows()).filter(({ table }) => table === 'tasks')
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

  await device.push({ method: 'PATCH', path, sent: { id: one?.id, task: { title: 'Của chủ' } } })
  expect(await writersOf()).toEqual([undefined, 'truc', undefined])
  expect((await db.users.get((await writersOf(till))[0] ?? ''))?.name).toBe('Nguyễn Thị Hường')
})
