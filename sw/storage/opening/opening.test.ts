import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { tasks } from '#src/contract/tasks.ts'
import { db } from '#sw/storage/db.ts'
import { type FrozenDatabase, readDatabase, writeDatabase } from '#tests/devices/raw-database.ts'
import { call, freshServer, send } from '#tests/support/server.ts'
import { opening } from './opening.ts'

let today: FrozenDatabase

/** Returns a database of a later release. */
const newer = () => ({
  ...today,
  version: (schemaVersion + 1) * 10,
  stores: [...today.stores, { name: 'invoices', keyPath: 'id', autoIncrement: false, indexes: [] }],
  rows: {
    ...today.rows,
    meta:
      today.rows.meta?.map(row => (row.key === 'schema' ? { ...row, value: schemaVersion + 1 } : row)) ?? [],
    invoices: [{ id: 'invoice-1' }],
  },
})

async function replaceDatabase(database: FrozenDatabase) {
  await db.delete({ disableAutoOpen: false })
  await writeDatabase(database)
  return readDatabase(db.name)
}

beforeEach(async () => {
  await freshServer()
  today = await readDatabase(db.name)
})

afterEach(async () => {
  await db.delete({ disableAutoOpen: false })
  await db.open()
  expect(opening).toEqual({ isBlocked: false, isNewer: false })
})

describe('a database of a newer release', () => {
  it('can be read; every write is refused and changes nothing', async () => {
    const before = await replaceDatabase(newer())
    expect(await call(tasks.list)).not.toEqual([])
    const response = await send(tasks.create, { body: { task: { title: 'Từ bản cũ' } } })
    expect([response.status, (await response.json()).code]).toEqual([409, 'newer'])
    await expect(db.tasks.clear()).rejects.toMatchObject({ status: 409 })
    expect(await readDatabase(db.name)).toEqual(before)
  })

  it('does not get back a table that the newer release has deleted', async () => {
    const { stores, ...rest } = newer()
    const before = await replaceDatabase({ ...rest, stores: stores.filter(({ name }) => name !== 'faqs') })
    expect(await call(tasks.list)).not.toEqual([])
    expect(await readDatabase(db.name)).toEqual(before)
  })
})
