import type { DBCore, DBCoreMutateRequest, Middleware } from 'dexie'

/** How often this worker has opened its database or written to a table from which rights are read. */
export const writes = { count: 0 }

const tables = ['users', 'permissions']

/**
 * Counts each write before it runs: a read that starts later waits for the write, and an earlier read is out of date.
 */
export const countWrites: Middleware<DBCore> = {
  stack: 'dbcore',
  create(core) {
    writes.count++
    return {
      table(name) {
        const table = core.table(name)
        if (!tables.includes(name)) return table
        const mutate = (request: DBCoreMutateRequest) => {
          writes.count++
          return table.mutate(request)
        }
        return { ...table, mutate }
      },
    }
  },
}
