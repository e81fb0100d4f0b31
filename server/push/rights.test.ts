import { afterAll, beforeAll, expect, it } from 'vitest'
import { deviceOf } from '#server/testing/device.ts'
import { startForTests } from '#server/testing/team-for-tests.ts'
import { resolveBase } from '#src/contract/core/bases.ts'
import type { Endpoint } from '#src/contract/core/define.ts'
import { MAX_PUSHED } from '#src/contract/team-wire.ts'
import { domains } from '#sw/domains.ts'
import type { DomainDefinition } from '#sw/server/define-domain.ts'
import { db } from '#sw/storage/db.ts'
import { isRecorded } from '#sw/team/recorded.ts'
import { freshServer } from '#tests/support/server.ts'

/* Derived from the contract: each write that needs a right is pushed by members who lack it, as a changed page can do. */

const definitions: readonly DomainDefinition[] = domains
const writes = definitions.flatMap(({ contract }) =>
  Object.values<Endpoint>(contract ?? {}).filter(
    endpoint => isRecorded(endpoint) && endpoint.method !== 'GET' && typeof endpoint.needs === 'object',
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

it('a member without the right to any area of the shop gets no row of it, and no removed row of a hidden table', async () => {
  await db.permissions.put({ groupID: 'outsiders' })
  await db.users.update('lan', { groupID: 'outsiders' })
  const removed = (table: string) => ({ id: table, table, by: 'huong', at: 1, row: { id: table } })
  await db.trash.bulkPut([removed('products'), removed('notes')] as never)
  const owner = await deviceOf(server.port, 'staff@outpost.example', 'owner-2')
  const outsider = await deviceOf(server.port, 'viewer@outpost.example', 'outsider')
  const namesOf = async (device: typeof owner) => {
    const rows = await device.rows()
    const trash = rows.flatMap(({ table, key }) => (table === 'trash' ? [String(key)] : []))
    return { tables: new Set(rows.map(({ table }) => table)), trash: trash.toSorted() }
  }
  const [all, some] = [await namesOf(owner), await namesOf(outsider)]
  expect(all.trash).toEqual(['notes', 'products'])
  expect(some.trash).toEqual(['notes'])
  expect(all.tables.has('warehouses')).toBe(true)
  expect(['warehouses', 'fundAccounts', 'products'].filter(name => some.tables.has(name))).toEqual([])
})

it('a call that acts for a device is not run by the server', async () => {
  const ofDevices = definitions.flatMap(({ contract }) =>
    Object.values<Endpoint>(contract ?? {}).filter(
      endpoint => !isRecorded(endpoint) && endpoint.method === 'POST',
    ),
  )
  const paths = ofDevices.map(({ path }) => resolveBase(path).replace(/^(?!\/)/, '/'))
  expect(paths).toEqual(expect.arrayContaining(['/api/common/team/join']))
  const device = await deviceOf(server.port, 'staff@outpost.example', 'owner-3')
  const results = await device.push(...paths.map(path => ({ method: 'POST' as const, path, sent: {} })))
  expect(results.map(({ status }) => status)).toEqual(paths.map(() => expect.toBeOneOf([404, 405])))
})
