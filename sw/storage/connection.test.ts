import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tasks } from '#src/contract/tasks.ts'
import { lostRows } from '#tests/devices/kept-rows.ts'
import { readDatabase, writeDatabase } from '#tests/devices/raw-database.ts'
import { call, freshServer } from '#tests/support/server.ts'
import { db } from './db.ts'
import { createPrepare } from './opening/prepare.ts'
import { problemOf, refuse } from './opening/rescue.ts'
import { tables } from './tables.ts'

const firstVisit = async () => false
const outcomeOf = (prepare: () => Promise<void>) => prepare().then(() => 'ready', problemOf)

beforeEach(freshServer)
afterEach(async () => {
  vi.restoreAllMocks()
  await db.delete({ disableAutoOpen: false })
})

describe('a connection that the browser has closed', () => {
  it('is opened again by the next read', async () => {
    const before = await call(tasks.list)
    db.backendDB().close()
    expect(await call(tasks.list)).toEqual(before)
  })

  it('is opened again by the next write, which runs once', async () => {
    const { length } = await call(tasks.list)
    db.backendDB().close()
    const task = await call(tasks.create, { body: { task: { title: 'Sau khi mất kết nối' } } })
    const after = await call(tasks.list)
    expect([after.length, after[0]?.id]).toEqual([length + 1, task.id])
  })
})

describe('a database that cannot be opened', () => {
  const throwing = () => {
    throw new DOMException('A mutation operation was attempted', 'InvalidStateError')
  }

  it('is reported, and a later call opens it', async () => {
    const rows = await readDatabase(db.name)
    db.close({ disableAutoOpen: false })
    const prepare = createPrepare(firstVisit)
    vi.spyOn(indexedDB, 'open').mockImplementation(throwing)
    expect(await outcomeOf(prepare)).toBe('broken')
    vi.restoreAllMocks()
    expect(await outcomeOf(prepare)).toBe('ready')
    expect(lostRows(rows, await readDatabase(db.name))).toEqual({})
  })

  it('is explained in the caller’s language', async () => {
    db.close({ disableAutoOpen: false })
    vi.spyOn(indexedDB, 'open').mockImplementation(throwing)
    const error = await createPrepare(firstVisit)().catch((reason: unknown) => reason)
    const request = new Request('http://127.0.0.1/api/apps/tasks/all', {
      headers: { 'Accept-Language': 'vi' },
    })
    const response = await refuse(error, request)
    expect([response.status, await response.json()]).toEqual([
      503,
      { message: 'Hiện không mở được dữ liệu trên máy này.', code: 'broken' },
    ])
  })
})

it('an upgrade whose worker ends leaves the old database unchanged, and the next call upgrades it', async () => {
  const current = await readDatabase(db.name)
  // The tables of later versions do not exist yet.
  const stores = current.stores.filter(({ name }) => tables[name]?.indexes[1] !== undefined)
  const older = { ...current, stores, version: 9 }
  for (const store of older.stores) if (store.name === 'guideCategories') store.indexes = []
  await db.delete({ disableAutoOpen: false })
  await writeDatabase(older)
  const before = await readDatabase(db.name)

  // The browser aborts the transaction of an upgrade whose worker ends.
  const own = indexedDB.open.bind(indexedDB)
  vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    const request = own(name, version)
    request.addEventListener('upgradeneeded', () => setTimeout(() => request.transaction?.abort()))
    return request
  })
  const prepare = createPrepare(firstVisit)
  expect(await outcomeOf(prepare)).not.toBe('ready')
  vi.restoreAllMocks()
  expect(await readDatabase(db.name)).toEqual(before)
  expect(await outcomeOf(prepare)).toBe('ready')
  expect(lostRows(older, await readDatabase(db.name))).toEqual({})
})
