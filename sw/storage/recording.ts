import type { DBCore, DBCoreMutateRequest, DBCoreTable, Middleware } from 'dexie'

/** Runs a write to a table, and may read the rows before it. */
export type RecordWrite = (
  table: DBCoreTable,
  request: DBCoreMutateRequest,
) => ReturnType<DBCoreTable['mutate']>

/** The functions that run the writes of recorded transactions, by transaction of IndexedDB. */
const recorded = new WeakMap<object, RecordWrite>()

/** Lets a function run all later writes of a transaction of IndexedDB. */
export const recordIn = (transaction: object, by: RecordWrite) => void recorded.set(transaction, by)

/** Lets each write run by the function of its transaction. */
export const recording: Middleware<DBCore> = {
  stack: 'dbcore',
  create: core => ({
    table(name) {
      const table = core.table(name)
      return {
        ...table,
        mutate: request => recorded.get(request.trans)?.(table, request) ?? table.mutate(request),
      }
    },
  }),
}
