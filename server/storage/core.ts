import type { DBCore, Dexie, Middleware } from 'dexie'
import type { Pool } from 'pg'
import { pgTable, type TableOptions } from './table.ts'
import { PgTransaction } from './transaction.ts'
import { Turns } from './turns.ts'

/** Below the middlewares of Dexie and of the handlers. */
const LEVEL = -100

/** The store of a team. */
export interface StoreOptions {
  readonly pool: Pool
  /** The channel of NOTIFY that is told the version of each write to a shared table. */
  readonly channel: string
  readonly optionsOf: (table: string) => TableOptions
  /** The schema version that the rows must have; every one without it. */
  readonly schema?: number
}

/**
 * Makes a database of Dexie keep its rows in PostgreSQL. Call it before the database is opened. An empty IndexedDB (in
 * memory, from the package `fake-indexeddb`) stays below it: Dexie reads the tables and indexes from it.
 */
export function storeInPostgres(database: Dexie, { optionsOf, ...options }: StoreOptions): void {
  const turns = new Turns()
  const middleware: Middleware<DBCore> = {
    stack: 'dbcore',
    name: 'postgres',
    level: LEVEL,
    create: core => {
      const tables = new Map(
        core.schema.tables.map(schema => [schema.name, pgTable(schema, optionsOf(schema.name))]),
      )
      return {
        transaction: (names, mode) =>
          new PgTransaction({
            ...options,
            mode,
            tables: names,
            turn: turns.enter(names, mode === 'readwrite'),
          }),
        table(name) {
          const table = tables.get(name)
          if (!table) throw new DOMException(`There is no table ${name}`, 'NotFoundError')
          return table
        },
      }
    },
  }
  database.use(middleware)
  // `getOr404` reads from the connection for speed, and from the table when that fails.
  database.backendDB = () => {
    throw new DOMException('The rows are in PostgreSQL', 'InvalidStateError')
  }
}
