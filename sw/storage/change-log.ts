import type { DBCore, DBCoreMutateRequest, Middleware } from 'dexie'
import { isPurging } from './purging.ts'
import { tablesWith } from './tables.ts'

/** The tables whose writes are logged. */
const trackedTables = new Set(tablesWith('tracked'))

/** Returns whether lists of a table may be cached. */
export const isTracked = (table: string) => trackedTables.has(table)

/** Above this number of changed keys it is faster to read the whole table again. */
const MAX_KEYS_PER_CHANGE = 100

/**
 * `opened`: how often this worker has opened its database. `changes`: how often it has also written to tracked tables.
 */
export const counters = { opened: 0, changes: 0 }

/** Makes every list cache read its whole table again, because the log lacks a write. */
export function invalidateListCaches() {
  counters.opened++
  counters.changes++
}

/**
 * Logs every write to these tables in the table `written`, in the write's own transaction. List caches are updated
 * from this log, also by the next worker.
 */
export const changeLog: Middleware<DBCore> = {
  stack: 'dbcore',
  create(core) {
    counters.opened++
    counters.changes++
    return {
      transaction(tables, mode, options) {
        const isLogged = mode === 'readwrite' && tables.some(table => trackedTables.has(table))
        return core.transaction(isLogged ? [...tables, 'written'] : tables, mode, options)
      },
      table(name) {
        const table = core.table(name)
        if (!trackedTables.has(name)) return table
        const note = ({ trans, ...request }: DBCoreMutateRequest) =>
          !isPurging(trans) &&
          core.table('written').mutate({ type: 'add', trans, values: [{ table: name, ...keysOf(request) }] })
        return {
          ...table,
          mutate(request) {
            counters.changes++
            return Promise.all([table.mutate(request), note(request)]).then(([reply]) => reply)
          },
        }
      },
    }
  },
}

function keysOf(
  request: Pick<DBCoreMutateRequest, 'type'> & { keys?: string[]; values?: readonly { id: string }[] },
) {
  const keys = request.type === 'delete' ? request.keys : request.values?.map(({ id }) => id)
  return keys && keys.length <= MAX_KEYS_PER_CHANGE ? { keys } : {}
}
