import { invalidateListCaches } from '#sw/storage/change-log.ts'
import { db } from '#sw/storage/db.ts'

/** Copies all stored rows. Returns a function that restores the rows of some tables. */
export async function keepRows(): Promise<(tables: Iterable<string>) => Promise<void>> {
  const kept = new Map<string, object[]>()
  for (const table of db.tables) if (table.name !== 'written') kept.set(table.name, await table.toArray())
  return async tables => {
    const names = [...tables].filter(name => kept.has(name))
    if (names.length === 0) return
    await db.transaction('rw', names, async () => {
      for (const name of names) {
        await db.table(name).clear()
        await db.table(name).bulkAdd(kept.get(name) ?? [])
      }
    })
    invalidateListCaches()
  }
}
