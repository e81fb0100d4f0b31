import type { Lang } from '#sw/server/lang.ts'
import { db } from '#sw/storage/db.ts'
import { backupError } from './backup-error.ts'
import type { Tables } from './migrate.ts'
import { readBackup } from './read-file.ts'
import { id, keepReplaced } from './replaced.ts'

/**
 * Replaces the rows of these tables and stores the replaced rows. A table that is not named stays unchanged. Rejects as
 * `replaceRows` does.
 */
export async function restore(tables: Tables, lang: Lang) {
  await keepReplaced()
  await replaceRows(tables, lang)
  return true
}

/** Replaces the rows of these tables without storing the old ones. Rejects with 400 for a row that cannot be stored. */
export const replaceRows = (tables: Tables, lang: Lang) =>
  replace(tables).catch(error => {
    // Two rows have the same key, or the same value in a unique index.
    throw error.name === 'BulkError' ? backupError('damaged', lang) : error
  })

/** Undoes the last restore. Resolves to false when there was none, or when it was undone already. */
export async function undoRestore() {
  const replaced = await db.snapshots.get(id)
  if (!replaced) return false
  await replace(replaced.tables)
  await db.snapshots.delete(id)
  return true
}

/**
 * Returns the time of the last restore that can be undone, or null. It reads only the index, because the row contains
 * all the replaced data.
 */
export async function whenReplaced() {
  const [at] = await db.snapshots.orderBy('at').keys()
  return typeof at === 'number' ? { at: new Date(at).toISOString() } : null
}

async function replace(tables: Tables) {
  for (const [name, rows] of Object.entries(tables)) {
    await db.table(name).clear()
    await db.table(name).bulkAdd(rows)
  }
}

/**
 * Returns when a file was exported and how many rows of each table it contains. Rejects with 400, as `readFile` does.
 */
export async function inspect(file: Blob, lang: Lang) {
  const { at, tables } = await readBackup(file, lang)
  return { at, rows: Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.length])) }
}

/** Returns the rows of a backup file by table. Rejects with 400 when the file is not a complete backup. */
export async function readFile(file: Blob, lang: Lang): Promise<Tables> {
  return (await readBackup(file, lang)).tables
}
