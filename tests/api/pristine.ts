import { db } from '#sw/storage/db.ts'

/** Copies all stored rows. Returns a function that writes them into a new database, which is faster than seeding. */
export async function keepPristine(): Promise<() => Promise<void>> {
  const kept = new Map<string, object[]>()
  for (const table of db.tables) kept.set(table.name, await table.toArray())
  return async () => {
    await db.delete({ disableAutoOpen: false })
    await db.open()
    await db.transaction('rw', db.tables, async () => {
      for (const [name, rows] of kept) if (name !== 'written') await db.table(name).bulkAdd(rows)
    })
  }
}
