import { afterAll, beforeAll, expect, it } from 'vitest'
import { deviceOf } from '#server/testing/device.ts'
import { startForTests } from '#server/testing/team-for-tests.ts'
import { resolveBase } from '#src/contract/core/bases.ts'
import type { Endpoint } from '#src/contract/core/define.ts'
import { MAX_PUSHED } from '#src/contract/team-wire.ts'
import { domains } from '#sw/domains.ts'
import type { DomainDefinition } from '#sw/server/define-domain.ts'
import { db } from '#sw/storage/db.ts'
import { freshServer } from '#tests/support/server.ts'

/* Derived from the contract: each write that needs a right is pushed by members who lack it, as a changed page can do. */

const definitions: readonly DomainDefinition[] = domains
const writes = definitions.flatMap(({ contract }) =>
  Object.values<Endpoint>(contract ?? {}).filter(
    ({ writes, needs, method }) => writes && method !== 'GET' && typeof needs === 'object',
  ),
)

let server: Awaited<ReturnType<typeof startForTests>>

beforeAll(async () => {
  server = await startForTests()
  await freshServer()
})
afterAll(() => server.stop())

it('a push of a member without any right is refused at each write, and changes nothing', async () => {
  await db.permissions.put({ groupID: 'outsiders' })
  await db.users.update('lan', { groupID: 'outsiders' })
  const device = await deviceOf(server.port, 'viewer@outpost.example', 'changed-page')
  const owner = await deviceOf(server.port, 'staff@outpost.example', 'owner')
  const before = await owner.rows()
  const refused: string[] = []
  for (let start = 0; start < writes.length; start += MAX_PUSHED) {
    const results = await device.push(
      ...writes.slice(start, start + MAX_PUSHED).map(({ method, path }) => ({
        method: method as 'POST',
        path: resolveBase(path)
          .replace(/^(?!\/)/, '/')
          .replace(/\{\w+\}/g, 'x'),
        sent: {},
      })),
    )
    for (const [at, { status, problem }] of results.entries())
      refused.push(`${writes[start + at]?.method} ${writes[start + at]?.path} ${status} ${problem?.code}`)
  }
  expect(refused).toEqual(writes.map(({ method, path }) => `${method} ${path} 403 forbidden`))
  expect(writes.length).toBeGreaterThan(50)
  expect(await owner.rows()).toEqual(before)
})

it('a member gets no row of a table that the member may not view', async () => {
  await db.users.update('lan', { groupID: 'driver' })
  const driver = await deviceOf(server.port, 'viewer@outpost.example', 'driver')
  const tables = new Set((await driver.rows()).map(({ table }) => table))
  expect([tables.has('tasks'), tables.has('contacts')]).toEqual([true, false])
})
