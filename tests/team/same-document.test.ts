import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TakeIn } from '#src/contract/shop/documents/documents.ts'
import { takeIns } from '#src/contract/shop/documents/take-ins.ts'
import { team } from '#src/contract/team.ts'
import { db } from '#sw/storage/db.ts'
import { sharedTables } from '#sw/team/shared-tables.ts'
import { addProduct, addSupplier, at, device, LINE_ID, newId } from '#tests/shop/shop.ts'
import { call, freshServer } from '#tests/support/server.ts'
import { fakeTeam, join } from './fake-team.ts'

let server: ReturnType<typeof fakeTeam>
let keys = 0
const keyed = () => ({ headers: { 'Idempotency-Key': `key ${keys++}` } })

beforeEach(async () => {
  await freshServer()
  server = fakeTeam()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function orderedTakeIn() {
  const [productId, supplierId] = [await addProduct('Bia lon', 12_000), await addSupplier('Nhà Sương')]
  const line = { id: LINE_ID, productId, unit: '', factor: 1, ordered: 10, cost: 9000, batch: '', expiry: '' }
  const { id, version } = await call(takeIns.create, {
    body: { id: newId(), at, device, warehouseId: 'store', supplierId, lines: [line], note: '' },
  })
  return call(takeIns.order, { params: { id }, body: { version, at } })
}

const checkIn = ({ id, version }: TakeIn) =>
  call(takeIns.checkIn, {
    ...keyed(),
    params: { id },
    body: { version, at, lines: [{ lineId: LINE_ID, quantity: 1, batch: '', expiry: '' }], isLast: false },
  })

/** Returns all shared rows, by table and key. */
async function sharedRows() {
  const rows = new Map<string, [table: string, key: string, row: Record<string, unknown>]>()
  for (const name of sharedTables)
    await db.table(name).each((row, { primaryKey }) => {
      rows.set(`${name} ${JSON.stringify(primaryKey)}`, [name, primaryKey as string, row])
    })
  return rows
}

it('a device posts to a document again when another device has posted as often, and its own write waits', async () => {
  const ordered = await orderedTakeIn()
  const before = await sharedRows()
  for (const row of before.values()) server.put(...row)
  await checkIn(await checkIn(ordered))
  const after = await sharedRows()
  // Joining takes the rows of the team from before the two postings.
  await join()

  // The server runs the device's write after those of the other one, and its rows come with a later pull.
  server.resultOf = () => ({ status: 200, version: 1e6 })
  const own = await checkIn(ordered)
  for (const [key, row] of after) if (before.get(key)?.[2] !== row[2]) server.put(...row)
  await call(team.sync, { query: {} })
  const entries = () => db.stockEntries.where({ documentId: ordered.id }).count()
  expect(await entries()).toBe(3)

  expect((await checkIn(own)).version).toBe(own.version + 1)
  expect(await entries()).toBe(4)
})
