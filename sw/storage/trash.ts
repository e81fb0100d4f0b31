import { Dexie, type Table } from 'dexie'
import { wroteAt } from '#sw/server/call-values.ts'
import { notFound } from '#sw/server/problem.ts'
import { db } from './db.ts'
import { getOr404 } from './get-or-404.ts'
import { isPurging } from './purging.ts'

/**
 * Moves a row to the trash, from which it can be restored; in a transaction that purges, deletes it. Rejects with 404
 * for an unknown id.
 */
export async function softDelete<T extends { id: string }>(
  table: Table<T, string>,
  id: string,
  by: string,
  what: string,
) {
  const row = await getOr404(table, id, what)
  await table.delete(id)
  if (!deletesForGood()) await db.trash.put({ id, table: table.name, row, by, at: wroteAt() })
  return true
}

/** Returns whether the current transaction purges, so that nothing that it removes can be restored. */
export const deletesForGood = () => isPurging(Dexie.currentTransaction?.idbtrans)

/** Restores a removed row unchanged. Rejects with 404 when it is not in the trash. */
export async function restore<T extends { id: string }>(table: Table<T, string>, id: string): Promise<T> {
  const trashed = await db.trash.get(id)
  if (!trashed || trashed.table !== table.name) return notFound('removed entry', id)
  const row = trashed.row as T
  await table.put(row)
  await db.trash.delete(id)
  return row
}
