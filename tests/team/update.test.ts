import type { Transaction } from 'dexie'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notes } from '#src/contract/notes.ts'
import { databaseOf, db } from '#sw/storage/db.ts'
import { versions } from '#sw/storage/versions.ts'
import { call, freshServer } from '#tests/support/server.ts'
import { fakeTeam, join } from './fake-team.ts'

let server: ReturnType<typeof fakeTeam>

beforeEach(async () => {
  await freshServer()
  server = fakeTeam()
  for (const table of ['users', 'permissions', 'notes'])
    for (const row of await db.table(table).toArray()) server.put(table, row.id ?? row.groupID, row)
})
afterEach(() => vi.unstubAllGlobals())

it('an update that upgrades the data keeps what waits', async () => {
  await join()
  server.status = 0
  await call(notes.create, {
    headers: { 'Idempotency-Key': 'before the update' },
    body: { note: { title: 'Trước khi cập nhật', content: '' } },
  })
  const before = [await db.outbox.toArray(), await db.shadows.toArray()]
  expect(before.map(({ length }) => length)).toEqual([1, 1])
  db.close()
  const upgrade = (transaction: Transaction) =>
    transaction.table('notes').toCollection().modify({ content: 'mới' })
  const updated = databaseOf(db.name, [...versions, { stores: { added: 'id' }, upgrade }])
  await updated.open()
  expect((await updated.table('notes').toArray()).every(({ content }) => content === 'mới')).toBe(true)
  const after = [await updated.table('outbox').toArray(), await updated.table('shadows').toArray()]
  updated.close()
  expect(after).toEqual(before)
})
