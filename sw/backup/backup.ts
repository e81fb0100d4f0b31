import type { Backup } from '#src/contract/backup.ts'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { toJson } from '#src/lib/bytes-json.ts'
import type { Lang } from '#sw/server/error-texts.ts'
import { db } from '#sw/storage/db.ts'
import { rowSchemas } from '#sw/storage/row-schemas.ts'
import { backupError } from './backup-error.ts'
import type { Tables } from './read-file.ts'

const names = Object.keys(rowSchemas)
/** There is one: of what the last restore replaced. */
const id = 'replaced'

/** Everything of this moment: one transaction sees no half of a write. */
export const exportAll = () =>
  db.transaction('r', names, async (): Promise<Backup> => {
    const tables = await readAll()
    return {
      app: 'outpost',
      schema: schemaVersion,
      at: new Date().toISOString(),
      tables: Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.map(toJson)])),
    }
  })

/** Puts these rows in the place of those that are there, which are kept. A table that is not among them stays as it is. */
export async function restore(tables: Tables, lang: Lang) {
  await db.snapshots.put({ id, at: Date.now(), tables: await readAll() })
  await replaceRows(tables, lang)
  return true
}

/** Puts these rows in the place of those that are there, without a way back. Rejects what cannot be stored with 400. */
export const replaceRows = (tables: Tables, lang: Lang) =>
  replace(tables).catch(error => {
    // Two rows are the same, or say the same where that cannot be.
    throw error.name === 'BulkError' ? backupError('damaged', lang) : error
  })

export async function takeBack() {
  const replaced = await db.snapshots.get(id)
  if (!replaced) return false
  await replace(replaced.tables)
  await db.snapshots.delete(id)
  return true
}

/** By the index: the snapshot itself is as large as all that is here. */
export async function whenReplaced() {
  const [at] = await db.snapshots.orderBy('at').keys()
  return typeof at === 'number' ? { at: new Date(at).toISOString() } : null
}

async function readAll(): Promise<Tables> {
  const rows = await Promise.all(names.map(name => db.table<object>(name).toArray()))
  return Object.fromEntries(names.map((name, index) => [name, rows[index] ?? []]))
}

async function replace(tables: Tables) {
  for (const [name, rows] of Object.entries(tables)) {
    await db.table(name).clear()
    await db.table(name).bulkAdd(rows)
  }
}

export { readFile } from './read-file.ts'
