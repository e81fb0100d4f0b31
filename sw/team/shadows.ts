import { db } from '#sw/storage/db.ts'
import type { OutboxRow, ShadowRow } from './domain.ts'

/** A row that became as the team has it, and the row of this device before. */
export interface Released extends ShadowRow {
  was: object | undefined
}

/** Returns the id of the shadow of a row. */
export const shadowId = (table: string, key: unknown) => JSON.stringify([table, key])

/** Returns the table and the key of the row of a shadow. */
export const keyOf = (id: string): [table: string, key: unknown] => JSON.parse(id)

/**
 * Deletes these entries of the outbox. A row that no other entry has changed becomes as the team has it. Call it in a
 * transaction over all tables. Returns these rows.
 */
export async function release(entries: readonly OutboxRow[]): Promise<Released[]> {
  const ended = new Set(entries.map(({ sequence }) => sequence))
  const others = (await db.outbox.toArray()).filter(({ sequence }) => !ended.has(sequence))
  const held = new Set(others.flatMap(({ touched }) => touched))
  const free = [...new Set(entries.flatMap(({ touched }) => touched))].filter(id => !held.has(id))
  const shadows = (await db.shadows.bulkGet(free)).flatMap(shadow => shadow ?? [])
  const released: Released[] = []
  for (const shadow of shadows) {
    const { key, doc } = shadow
    const table = db.table<object>(shadow.table)
    released.push({ ...shadow, was: await table.get(key) })
    await (doc ? table.put(doc) : table.delete(key))
  }
  await db.shadows.bulkDelete(free)
  await db.outbox.bulkDelete([...ended].flatMap(sequence => sequence ?? []))
  return released
}
