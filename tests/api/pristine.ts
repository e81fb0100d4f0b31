import type { DBCore, Middleware } from 'dexie'
import { invalidateListCaches } from '#sw/storage/change-log.ts'
import { db } from '#sw/storage/db.ts'

/** The tables as they were, and what was written to them since. */
export interface Pristine {
  /** Writes the rows back into the tables that were written to, which is faster than seeding. */
  restore(): Promise<void>
}

/** Copies all stored rows. */
export async function keepPristine(): Promise<Pristine> {
  const kept = new Map<string, object[]>()
  for (const table of db.tables) kept.set(table.name, await table.toArray())
  const changed = new Set<string>()
  db.use(collectWritten(changed))
  db.close({ disableAutoOpen: false })
  await db.open()
  return {
    async restore() {
      // The log of writes goes on: a cache that knows a later entry would miss the next ones.
      const tables = [...changed].filter(name => name !== 'written')
      if (tables.length === 0) return
      await db.transaction('rw', tables, async () => {
        for (const name of tables) {
          await db.table(name).clear()
          await db.table(name).bulkAdd(kept.get(name) ?? [])
        }
      })
      changed.clear()
      changed.add('written')
      invalidateListCaches()
    },
  }
}

/** Adds the name of each table that is written to. */
const collectWritten = (names: Set<string>): Middleware<DBCore> => ({
  stack: 'dbcore',
  name: 'collectWritten',
  create: core => ({
    table(name) {
      const table = core.table(name)
      return {
        ...table,
        mutate(request) {
          names.add(name)
          return table.mutate(request)
        },
      }
    },
  }),
})
