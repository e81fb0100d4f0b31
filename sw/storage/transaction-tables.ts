import type { DBCore, DBCoreTable, DBCoreTransaction, Middleware } from 'dexie'

/** Returns what a transaction uses instead of a table. */
export type TableOf = (table: DBCoreTable) => DBCoreTable

/** The functions that return the tables of a transaction, by transaction of IndexedDB. */
const used = new WeakMap<object, TableOf>()

/** Lets all later requests of a transaction of IndexedDB use the tables that a function returns. */
export const replaceTablesIn = (transaction: object, tableOf: TableOf) => void used.set(transaction, tableOf)

const requests = ['mutate', 'get', 'getMany', 'query', 'openCursor', 'count'] as const

/** Lets each request use the table of its transaction. */
export const tablesOfTransactions: Middleware<DBCore> = {
  stack: 'dbcore',
  create: core => ({
    table(name) {
      const table = core.table(name)
      const send =
        (kind: (typeof requests)[number]) =>
        (request: { trans: DBCoreTransaction }): Promise<never> =>
          (used.get(request.trans)?.(table) ?? table)[kind](request as never) as Promise<never>
      return { ...table, ...Object.fromEntries(requests.map(kind => [kind, send(kind)])) }
    },
  }),
}
