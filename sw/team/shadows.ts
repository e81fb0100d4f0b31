import { db } from '#sw/storage/db.ts'
import type { OutboxRow, ShadowRow } from './domain.ts'

/** Returns the id of the shadow of a row. */
export const shadowId = (table: string, key: unknown) => JSON.stringify([table, key])

/** Returns the table and the key of the row of a shadow. */
export const keyOf = (id: string): [table: string, key: unknown] => JSON.parse(id)

/**
 * Deletes these entries of the outbox. A row that no other entry has changed becomes as the team has it. Call it in a
 * transaction over all tables. Returns the names of the changed tables.
 */
export async function release(entries: readonly OutboxRow[]): Promise<Set<string>> {
  const ended = new Set(entries.map(({ sequence }) => sequence))
  const others = (await db.outbox.toArray()).filter(({ sequence }) => !ended.has(sequence))
  const held = new Set(others.flatMap(({ touched }) => touched))
  const free = [...new Set(entries.flatMap(({ touched }) => touched))].filter(id => !held.has(id))
  const shadows = (await db.shadows.bulkGet(free)).flatMap(shadow => shadow ?? [])
  for (const { table, key, doc } of shadows)
    await (doc ? db.table(table).put(doc) : db.table(table).delete(key))
  await db.shadows.bulkDelete(free)
  await db.outbox.bulkDelete([...ended].flatMap(sequence => sequence ?? []))
  return new Set(shadows.map(({ table }: ShadowRow) => table))
}
