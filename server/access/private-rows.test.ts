import { expect, it } from 'vitest'
import { teamForTests } from '#server/testing/team-for-tests.ts'
import { PROGRESS } from '#sw/courses/progress.ts'
import { REPORTS } from '#sw/shop/journal/reports.ts'
import { db } from '#sw/storage/db.ts'
import { tables } from '#sw/storage/tables.ts'
import { freshServer } from '#tests/support/server.ts'

/*
 * These tests are derived from the tables: one with an `owner`, or one that is kept on its device or server, is tested
 * without an edit here.
 */

const OTHER = 'truc'
const { owner, cashier } = teamForTests(freshServer)

const owned = Object.entries(tables).flatMap(([name, { owner }]) => (owner ? [[name, owner] as const] : []))
const kept = Object.keys(tables).filter(name => tables[name]?.device || tables[name]?.secret)

/** Stores a row of that user with the primary key of its table; the fields of the key that are not the owner are texts. */
async function put(table: string, fields: Record<string, string>) {
  const { keyPath } = db.table(table).schema.primKey
  const keys = [keyPath ?? []].flat()
  const row = { ...Object.fromEntries(keys.map(key => [key, `of ${table}`])), ...fields }
  await db.table(table).put(row)
  return keys.map(key => row[key as keyof typeof row])
}

const keysOf = (rows: readonly { table: string; key: unknown }[], table: string) =>
  rows.flatMap(row => (row.table === table ? [JSON.stringify([row.key].flat())] : []))

it.each(owned)(
  'the rows of another user in %s are not in the changes, also when removed',
  async (table, field) => {
    const others = await put(table, { [field]: OTHER, marked: 'private' })
    await put('trash', { id: 'trash of another', table })
    await db.trash.update('trash of another', { row: { [field]: OTHER }, by: OTHER, at: 1 })
    const device = await owner('device-1')
    const other = await cashier('device-2')

    const before = await device.rows()
    expect(before.filter(({ doc }) => doc?.marked === 'private')).toEqual([])
    expect(keysOf(before, 'trash')).not.toContain('["trash of another"]')
    expect((await other.rows()).filter(({ doc }) => doc?.marked === 'private')).toHaveLength(1)

    const removed = others.length === 1 ? others[0] : others
    await db.table(table).delete(removed as string)
    await db.trash.delete('trash of another')
    const after = await device.rows()
    expect(after.length).toBe(before.length)
  },
)

it('no row of a table that is kept on its device or on the server is in the changes', async () => {
  for (const table of kept) {
    const { keyPath, auto } = db.table(table).schema.primKey
    // A key that the database numbers is not given.
    await db.table(table).put(auto ? { state: 'marked' } : { [String(keyPath)]: 'marked' })
  }
  const device = await owner('device-1')
  const sent = new Set((await device.rows()).map(({ table }) => table))
  expect(sent.has('tasks')).toBe(true)
  expect(kept.filter(table => sent.has(table))).toEqual([])
  expect(kept).toContain('accounts')
})

it.each([
  ['progress in courses', PROGRESS],
  ['reports of the journal', REPORTS],
])('the %s of another user are not in the changes', async (_, beginning) => {
  for (const user of ['huong', OTHER])
    await db.sets.put({ name: beginning + user, id: beginning + user, value: {} } as never)
  const device = await owner('device-1')
  const names = keysOf(await device.rows(), 'sets')
  expect(names).toContain(JSON.stringify([`${beginning}huong`]))
  expect(names).not.toContain(JSON.stringify([beginning + OTHER]))
})
