import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { seed as sample } from '#seed/index.ts'
import { lostRows } from '#tests/devices/kept-rows.ts'
import { type FrozenDatabase, readDatabase, writeDatabase } from '#tests/devices/raw-database.ts'
import { freshServer } from '#tests/support/server.ts'
import { db } from './db.ts'
import { createPrepare } from './prepare.ts'
import { problemOf } from './rescue.ts'

const firstVisit = async () => false

/** What a page is told: `ready`, or the problem. */
const outcomeOf = (prepare: () => Promise<void>) => prepare().then(() => 'ready', problemOf)

/** The database of an older release, whose next version adds what keeps two guide categories from having one address. */
async function writeOlder(change: (older: FrozenDatabase) => void = () => {}) {
  const older = { ...(await readDatabase(db.name)), version: 9 }
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
  it('is upgraded with every row', async () => {
    const older = await writeOlder()
    expect(await outcomeOf(createPrepare(firstVisit))).toBe('ready')
    expect(lostRows(older, await readDatabase(db.name))).toEqual({})
  })

  it('stays whole when its upgrade fails, each time, and is upgraded once the cause is gone', async () => {
    await writeOlder(addPoison)
    const before = await readDatabase(db.name)
    const prepare = createPrepare(firstVisit)
    expect(await outcomeOf(prepare)).toBe('upgradeFailed')
    expect(await outcomeOf(prepare)).toBe('upgradeFailed')
    expect(await readDatabase(db.name)).toEqual(before)
    await removePoison()
    expect(await outcomeOf(prepare)).toBe('ready')
  })

  it('that another connection holds open is said to be, and is upgraded when that is closed', async () => {
    const older = await writeOlder()
    const held = await openRaw()
    const prepare = createPrepare(firstVisit)
    expect(await outcomeOf(prepare)).toBe('upgradeBlocked')
    expect(await outcomeOf(prepare)).toBe('upgradeBlocked')
    held.close()
    await expect.poll(() => outcomeOf(prepare)).toBe('ready')
    expect(lostRows(older, await readDatabase(db.name))).toEqual({})
  })

  it('loses its list caches, which another build may read otherwise', async () => {
    await db.projections.put({ name: 'contacts', rows: [], at: 0, storedAt: 0, opened: 0 })
    await writeOlder(({ rows }) => {
      rows.meta = rows.meta?.map(row => (row.key === 'schema' ? { ...row, value: 0 } : row)) ?? []
    })
    expect(await outcomeOf(createPrepare(firstVisit))).toBe('ready')
    expect(await db.projections.count()).toBe(0)
  })
})

describe('a database that is gone', () => {
  beforeEach(() => db.delete({ disableAutoOpen: false }))

  it('is filled with the sample on a first visit', async () => {
    expect(await outcomeOf(createPrepare(firstVisit))).toBe('ready')
    expect(await db.tasks.count()).toBe(sample.tasks.tasks.length)
  })

  it('is said to be and stays empty on a device that had one', async () => {
    const prepare = createPrepare(async () => true)
    expect(await outcomeOf(prepare)).toBe('cleared')
    expect(await outcomeOf(prepare)).toBe('cleared')
    expect([await db.meta.count(), await db.users.count()]).toEqual([0, 0])
  })
})

it('a device without room for the database says so', async () => {
  const full = Object.assign(new Error('aborted'), {
    name: 'AbortError',
    inner: new DOMException('', 'QuotaExceededError'),
  })
  expect(await problemOf(full)).toBe('noRoom')
})

it('a database that does not open for another reason is said to be broken', async () => {
  expect(await problemOf(new DOMException('', 'InvalidStateError'))).toBe('broken')
})
