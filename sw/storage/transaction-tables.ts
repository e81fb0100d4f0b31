import type { DBCore, DBCoreTable, DBCoreTransaction, Middleware } from 'dexie'

/** Returns what a transaction uses instead of a table. */
export type TableOf = (table: DBCoreTable) => DBCoreTable

/** The functions that return the tables of a transaction, by transaction of IndexedDB. */
const used = new WeakMap<object, TableOf>()

/** Lets all later requests of a transaction of IndexedDB use the tables that a function returns. */
export const replaceTablesIn = (transaction: object, tableOf: TableOf) => void used.set(transaction, tableOf)

/** Lets each request use the table of its transaction. */
export const tablesOfTransactions: Middleware<DBCore> = {
  stack: 'dbcore',
  create: core => ({
    table(name) {
      const table = core.table(name)
      const of = (request: { trans: DBCoreTransaction }) => used.get(request.trans)?.(table) ?? table
      return {
        ...table,
        mutate: request => of(request).mutate(request),
        get: request => of(request).get(request),
        getMany: request => of(request).getMany(request),
        query: request => of(request).query(request),
        openCursor: request => of(request).openCursor(request),
        count: request => of(request).count(request),
      }
    },
  }),
}
