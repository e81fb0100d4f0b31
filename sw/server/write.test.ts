import { beforeEach, expect, it } from 'vitest'
import { tasks } from '#src/contract/tasks.ts'
import { domains } from '#sw/domains.ts'
import { db } from '#sw/storage/db.ts'
import { freshServer } from '#tests/support/server.ts'
import { handlersOf } from './define-domain.ts'
import { write } from './write.ts'

beforeEach(freshServer)

const values = { at: 0, arrivedAt: 0, hash: '', ids: 0 }
const call = { name: 'test', key: null, schema: null, values, purges: false }

const waits: [what: string, wait: () => Promise<unknown>][] = [
  ['a request', () => fetch('data:text/plain,a')],
  ['a digest', () => crypto.subtle.digest('SHA-256', new Uint8Array(1))],
  ['the bytes of a file', () => new Blob(['a']).arrayBuffer()],
]

it.each(waits)('a write that awaits %s fails in the tests and changes nothing', async (_, wait) => {
  const before = await db.tasks.toArray()
  const writing = write(tasks.removeMany, call, async () => {
    await db.tasks.clear()
    await wait()
  })
  await expect(writing).rejects.toThrow('in the transaction of a write')
  expect(await db.tasks.toArray()).toEqual(before)
})

it('a write that awaits a timer fails', async () => {
  const tick = () => new Promise(resolve => setTimeout(resolve))
  const writing = write(tasks.update, call, async () => {
    await tick()
    await tick()
    return db.tasks.count()
  })
  await expect(writing).rejects.toThrow(/transaction/i)
})

it('a handler that awaits only Dexie succeeds', async () => {
  await expect(write(tasks.update, call, () => db.tasks.count())).resolves.toBeGreaterThan(0)
})

it('the handler of a write loads no code in its transaction', async () => {
  const routes = (await Promise.all(domains.map(handlersOf))).flatMap(handlers => Object.values(handlers))
  const loading = routes.filter(({ run }) => /import\w*\(/.test(String(run))).map(({ endpoint }) => endpoint)
  expect(loading).toContain(tasks.search)
  expect(loading.filter(({ writes }) => writes).map(({ path }) => path)).toEqual([])
})
