import { describe, expect, it } from 'vitest'
import { type SeedName, seed as sample } from '#seed/index.ts'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { db } from '#sw/storage/db.ts'
import { seed } from '#sw/storage/seeding.ts'
import { devices, thawDevice } from './device.ts'
import { lostRows } from './kept-rows.ts'
import { readDatabase, writeDatabase } from './raw-database.ts'

/** Opens a saved database with the current schema and adds new sample data, as a new worker does. */
async function upgraded(name: string) {
  const { database } = thawDevice(name)
  await db.delete({ disableAutoOpen: false })
  await writeDatabase(database)
  await db.open()
  await seed(async set => structuredClone(sample[set as SeedName]))
  return { before: database, after: await readDatabase(database.name) }
}

describe.each(devices)('the database of %s', name => {
  it('has user data in every table', () => {
    const { stores, rows } = thawDevice(name).database
    expect(stores.length).toBeGreaterThan(40)
    expect(stores.filter(store => !rows[store.name]?.length)).toEqual([])
  })

  it('opens with the current schema, and keeps every row', async () => {
    const { before, after } = await upgraded(name)
    expect(lostRows(before, after)).toEqual({})
    expect(after.rows.meta).toContainEqual({ key: 'schema', value: schemaVersion })
  })

  it('has the current tables and indexes afterwards', async () => {
    const { after } = await upgraded(name)
    await db.delete({ disableAutoOpen: false })
    await db.open()
    expect(after.stores).toEqual((await readDatabase(db.name)).stores)
  })
})

describe('a row that was changed or removed', () => {
  it('is detected', async () => {
    const { before, after } = await upgraded('140b6bd')
    const [first, ...others] = after.rows.tasks ?? []
    expect(lostRows(before, { ...after, rows: { ...after.rows, tasks: others } })).toEqual({ tasks: [first] })
    const changed = { ...after.rows, tasks: [{ ...first, title: 'Khác' }, ...others] }
    expect(lostRows(before, { ...after, rows: changed })).toEqual({ tasks: [first] })
  })
})
