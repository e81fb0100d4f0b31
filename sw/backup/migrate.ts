import type { Dexie } from 'dexie'
import { databaseOf } from '#sw/storage/db.ts'
import { versions } from '#sw/storage/versions.ts'

/** Rows by the name of their table. */
export type Tables = Record<string, object[]>

/**
 * Returns the rows of an older version, upgraded in a temporary database with the same upgrades as an old installation.
 */
export async function migrate(tables: Tables, from: number, all = versions): Promise<Tables> {
  if (from === all.length) return tables
  const open = <T>(until: number, work: (db: Dexie) => Promise<T>) =>
    opened(databaseOf('outpost-migration', all.slice(0, until)), work)
  await open(all.length, db => db.delete())
  await open(from, db => Promise.all(db.tables.map(table => table.bulkAdd(tables[table.name] ?? []))))
  return open(all.length, async db => {
    const kept = db.tables.filter(table => tables[table.name])
    const rows = await Promise.all(kept.map(table => table.toArray()))
    await db.delete()
    return Object.fromEntries(kept.map((table, index) => [table.name, rows[index] ?? []]))
  })
}

async function opened<T>(db: Dexie, work: (db: Dexie) => Promise<T>): Promise<T> {
  try {
    return await work(db)
  } finally {
    db.close()
  }
}
