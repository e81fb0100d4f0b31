import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { seed as sample } from '#seed/index.ts'
import { db } from '#sw/storage/db.ts'
import { tables } from '#sw/storage/tables.ts'
import { lostRows } from '#tests/devices/kept-rows.ts'
import { type FrozenDatabase, readDatabase, writeDatabase } from '#tests/devices/raw-database.ts'
import { freshServer } from '#tests/support/server.ts'
import { createPrepare } from './prepare.ts'
import { problemOf } from './rescue.ts'

const firstVisit = async () => false

/** Returns what the page receives: `ready`, or the problem. */
const outcomeOf = (prepare: () => Promise<void>) => prepare().then(() => 'ready', problemOf)

/** Writes the database of an older release. The next version adds a unique index on the slugs of guide categories. */
async function writeOlder(change: (older: FrozenDatabase) => void = () => {}) {
  const current = await readDatabase(db.name)
  // The tables of later versions do not exist yet.
  const stores = current.stores.filter(({ name }) => tables[name]?.indexes[1] !== undefined)
  const older = { ...current, stores, version: 9 }
  for (const store of older.stores) if (store.name === 'guideCategories') store.indexes = []
  change(older)
  await db.delete({ disableAutoOpen: false })
  await writeDatabase(older)
  return older
}

const addPoison = ({ rows }: FrozenDatabase) =>
  rows.guideCategories?.push({ ...rows.guideCategories[0], id: 'poison' })

const openRaw = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(db.name)
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

async function removePoison() {
  const database = await openRaw()
  const writing = database.transaction('guideCategories', 'readwrite')
  writing.objectStore('guideCategories').delete('poison')
  await new Promise(resolve => writing.addEventListener('complete', resolve))
  database.close()
}

beforeEach(freshServer)
afterEach(() => db.delete({ disableAutoOpen: false }))

describe('an older database', () => {
  it('is upgraded and keeps every row', async () => {
    const older = await writeOlder()
    expect(await outcomeOf(createPrepare(firstVisit))).toBe('ready')
    expect(lostRows(older, await readDatabase(db.name))).toEqual({})
  })

  it('stays unchanged each time its upgrade fails, and is upgraded when the cause is removed', async () => {
    await writeOlder(addPoison)
    const before = await readDatabase(db.name)
    const prepare = createPrepare(firstVisit)
    expect(await outcomeOf(prepare)).toBe('upgradeFailed')
    expect(await outcomeOf(prepare)).toBe('upgradeFailed')
    expect(await readDatabase(db.name)).toEqual(before)
    await removePoison()
    expect(await outcomeOf(prepare)).toBe('ready')
  })

  it('that another connection has open is reported, and is upgraded when that connection closes', async () => {
    const older = await writeOlder()
    const held = await openRaw()
    const prepare = createPrepare(firstVisit)
    expect(await outcomeOf(prepare)).toBe('upgradeBlocked')
    expect(await outcomeOf(prepare)).toBe('upgradeBlocked')
    held.close()
    await expect.poll(() => outcomeOf(prepare)).toBe('ready')
    expect(lostRows(older, await readDatabase(db.name))).toEqual({})
  })

  it('loses its list caches, because another build may read them differently', async () => {
    await db.projections.put({ name: 'contacts', rows: [], at: 0, storedAt: 0, opened: 0 })
    await writeOlder(({ rows }) => {
      rows.meta = rows.meta?.map(row => (row.key === 'schema' ? { ...row, value: 0 } : row)) ?? []
    })
    expect(await outcomeOf(createPrepare(firstVisit))).toBe('ready')
    expect(await db.projections.count()).toBe(0)
  })
})

describe('a missing database', () => {
  beforeEach(() => db.delete({ disableAutoOpen: false }))

  it('is filled with the sample on a first visit', async () => {
    expect(await outcomeOf(createPrepare(firstVisit))).toBe('ready')
    expect(await db.tasks.count()).toBe(sample.tasks.tasks.length)
  })

  it('is reported and stays empty on a device that had one', async () => {
    const prepare = createPrepare(async () => true)
    expect(await outcomeOf(prepare)).toBe('cleared')
    expect(await outcomeOf(prepare)).toBe('cleared')
    expect([await db.meta.count(), await db.users.count()]).toEqual([0, 0])
  })
})

it('is reported when the device has too little space for it', async () => {
  const full = Object.assign(new Error('aborted'), {
    name: 'AbortError',
    inner: new DOMException('', 'QuotaExceededError'),
  })
  expect(await problemOf(full)).toBe('noRoom')
})

it('is reported as broken when it does not open for another reason', async () => {
  expect(await problemOf(new DOMException('', 'InvalidStateError'))).toBe('broken')
})
