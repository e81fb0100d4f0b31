import type { DBCore, DBCoreMutateRequest, Middleware } from 'dexie'
import { tablesWith } from './tables.ts'

/** One write to a table that lists are projected from; without keys it may have touched any row. */
export interface Change {
  at: number
  table: string
  keys?: string[]
}

/** The tables whose writes are noted down. */
const trackedTables = new Set(tablesWith('tracked'))

/** Whether lists may be cached of a table. */
export const isTracked = (table: string) => trackedTables.has(table)

/** More keys than this at once and it is quicker to read the table again. */
const MAX_KEYS_PER_CHANGE = 100

/** How often this worker has opened its database, and how often it has written to these tables or opened. */
export const counters = { opened: 0, changes: 0 }

/**
 * Notes every write to these tables down in the table `written`, in the write's own transaction: what is made of
 * their rows can be brought up to date by it, even in another life of the worker.
 */
export const changeLog: Middleware<DBCore> = {
  stack: 'dbcore',
  create(core) {
    counters.opened++
    counters.changes++
    return {
      transaction(tables, mode, options) {
        const isNoted = mode === 'readwrite' && tables.some(table => trackedTables.has(table))
        return core.transaction(isNoted ? [...tables, 'written'] : tables, mode, options)
      },
      table(name) {
        const table = core.table(name)
        if (!trackedTables.has(name)) return table
        const note = ({ trans, ...request }: DBCoreMutateRequest) =>
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
