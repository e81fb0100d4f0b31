import { invalidateListCaches } from '#sw/storage/change-log.ts'
import { db } from '#sw/storage/db.ts'
import { countWrites } from './dump.ts'

/** The tables as they were. */
export interface Pristine {
  /** Writes the rows back into the tables that were written to, which is faster than seeding. */
  restore(): Promise<void>
}

/** Copies all stored rows. */
export async function keepPristine(): Promise<Pristine> {
  const kept = new Map<string, object[]>()
  for (const table of db.tables) kept.set(table.name, await table.toArray())
  let before = countWrites()
  return {
    async restore() {
      const now = countWrites()
      // The log of writes goes on: a cache that knows a later entry would miss the next ones.
      const tables = [...now.keys()].filter(name => name !== 'written' && now.get(name) !== before.get(name))
      if (tables.length === 0) return
      await db.transaction('rw', tables, async () => {
        for (const name of tables) {
          await db.table(name).clear()
          await db.table(name).bulkAdd(kept.get(name) ?? [])
        }
      })
      before = countWrites()
      invalidateListCaches()
    },
  }
}
