import { beforeEach, expect, it, vi } from 'vitest'
import type { Contact } from '#src/contract/contacts.ts'
import { freshServer } from '#tests/support/server.ts'
import { db, type Positioned } from './db.ts'
import { listCache } from './list-cache.ts'

const first = 'dang-quynh-anh'
/** Simulates a restart of the worker: only stored data remains. */
const life = () =>
  listCache(
    'names',
    db.contacts,
    ({ id, name }: Positioned<Contact>) => ({ id, name }),
    (a, b) => (a.id < b.id ? -1 : 1),
  )
const names = async (read: ReturnType<typeof life>) =>
  new Map((await read()).map(({ id, name }) => [id, name]))
const rename = (id: string, name: string) => db.contacts.update(id, { name })
const storedAt = async () => (await db.projections.get('names'))?.at ?? 0
const stored = (at: number) => vi.waitFor(async () => expect(await storedAt()).toBeGreaterThanOrEqual(at))

beforeEach(async () => {
  await freshServer()
  await db.projections.clear()
})

it('contains rows that are added, changed and removed, one by one or all together', async () => {
  const read = life()
  const before = await names(read)
  expect(before.size).toBe(await db.contacts.count())
  await rename(first, 'Một')
  await db.contacts.add({
    ...((await db.contacts.get(first)) as Positioned<Contact>),
    id: 'new',
    name: 'Hai',
  })
  await db.contacts.delete('bui-gia-huy')
  expect(await names(read)).toEqual(
    new Map((await db.contacts.orderBy('id').toArray()).map(({ id, name }) => [id, name])),
  )
  await db.contacts.clear()
  expect(await names(read)).toEqual(new Map())
})

it('returns the same array until its table is written', async () => {
  const read = life()
  const rows = await read()
  await db.tasks.update('task-2-1', { title: 'Một' })
  expect(await read()).toBe(rows)
  await rename(first, 'Một')
  expect(await read()).not.toBe(rows)
})

it('is read from its stored copy after a restart; the table is read only for later writes', async () => {
  await life()()
  await stored(1)
  await rename(first, 'Một')
  const readAll = vi.spyOn(db.contacts, 'toArray')
  expect((await names(life())).get(first)).toBe('Một')
  expect(readAll).not.toHaveBeenCalled()
  readAll.mockRestore()
})

it('does not use a copy that lacks a log entry', async () => {
  await life()()
  await stored(1)
  await rename(first, 'Một')
  await rename('bui-gia-huy', 'Hai')
  const [entry] = await db.written
    .where('at')
    .above(await storedAt())
    .toArray()
  await db.written.delete(entry?.at ?? 0)
  expect((await names(life())).get(first)).toBe('Một')
})

it('does not change after a write that failed', async () => {
  const read = life()
  const rows = await read()
  const failing = db.transaction('rw', db.contacts, async () => {
    await rename(first, 'Một')
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await read()).toEqual(rows)
})

it('keeps a limited number of log entries, and stores a copy before its entries are deleted', async () => {
  const read = life()
  for (let time = 0; time < 6; time++) {
    for (let write = 0; write < 100; write++) await rename(first, `${time}.${write}`)
    await read()
    await stored(time * 100 + 100)
  }
  expect(await db.written.count()).toBeLessThanOrEqual(600)
  expect((await names(life())).get(first)).toBe('5.99')
})

it('of a table that is not tracked is refused: it would never change', () => {
  const untracked = () =>
    listCache(
      'labels',
      db.noteLabels,
      ({ id }: { id: string }) => ({ id }),
      () => 0,
    )
  expect(untracked).toThrow('The table noteLabels is not tracked')
})
