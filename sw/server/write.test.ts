import { beforeEach, expect, it } from 'vitest'
import { tasks } from '#src/contract/tasks.ts'
import { db } from '#sw/storage/db.ts'
import { freshServer } from '#tests/support/server.ts'
import { write } from './write.ts'

beforeEach(freshServer)

const values = { at: 0, arrivedAt: 0, hash: '', ids: 0 }
const call = { name: 'test', key: null, schema: null, values, purges: false }
const tick = () => new Promise(resolve => setTimeout(resolve))

it('a handler that awaits something other than Dexie fails in the tests of its endpoint', async () => {
  await expect(
    write(tasks.update, call, async () => {
      await tick()
      await tick()
      return db.tasks.count()
    }),
  ).rejects.toThrow(/transaction/i)
})

it('a handler that awaits only Dexie succeeds', async () => {
  await expect(write(tasks.update, call, () => db.tasks.count())).resolves.toBeGreaterThan(0)
})
