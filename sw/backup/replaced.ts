import { wroteAt } from '#sw/server/call-values.ts'
import { db } from '#sw/storage/db.ts'
import { rowSchemas } from '#sw/storage/row-schemas.ts'
import type { Tables } from './migrate.ts'

const names = Object.keys(rowSchemas)
/** The key of the only row: the data that the last restore replaced. */
export const id = 'replaced'

/** Stores a copy of all rows, which `undoRestore` restores. It replaces an older copy. */
export const keepReplaced = async () => db.snapshots.put({ id, at: wroteAt(), tables: await readAll() })

async function readAll(): Promise<Tables> {
  const rows = await Promise.all(names.map(name => db.table<object>(name).toArray()))
  return Object.fromEntries(names.map((name, index) => [name, rows[index] ?? []]))
}
