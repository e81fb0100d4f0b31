import { Dexie, type Table } from 'dexie'
import type * as v from 'valibot'
import type { domains } from '#sw/domains.ts'
import { countWrites } from '#sw/permissions/writes.ts'
import type { TableDefinition } from '#sw/server/define-domain.ts'
import { changeLog } from './change-log.ts'
import { guardedIndexedDb, refuseWritesToNewer } from './opening/opening.ts'
import { tablesOfTransactions } from './transaction-tables.ts'
import { upgradeRows } from './upgrade-rows.ts'
import { type Version, versions } from './versions.ts'

/** A row of a list that users can rearrange; a new entry gets a lower position and is first. */
export type Positioned<T> = T & { position: number }

/** The type of a primary key: the first entry of the index list. */
type KeyOf<Indexes> = Indexes extends `++${string}`
  ? number
  : Indexes extends `[${string}+${string}`
    ? [string, string]
    : string

type TableOf<T> = T extends TableDefinition
  ? Table<v.InferOutput<T['row']>, KeyOf<T['indexes'][keyof T['indexes']]>>
  : never

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

type Definitions = Intersection<NonNullable<(typeof domains)[number]['tables']>>

/** The names of all tables. */
export type TableName = keyof Definitions

/** The database, with one property for each table of every domain. */
export type Database = Dexie & { [Name in keyof Definitions]: TableOf<Definitions[Name]> }

/** Returns another database with the tables of these versions. */
export const databaseOf = (name: string, all: readonly Version[]) => declare(new Dexie(name), all)

function declare(database: Dexie, all: readonly Version[]) {
  for (const [index, { stores, upgrade }] of all.entries()) {
    const version = database.version(index + 1).stores(stores)
    if (upgrade) version.upgrade(transaction => upgradeRows(transaction, upgrade))
  }
  return database
}

/** The database of the app. It opens itself at the first query. */
export const db = declare(
  new Dexie('outpost', { chromeTransactionDurability: 'strict', indexedDB: guardedIndexedDb }),
  versions,
) as Database

db.use(refuseWritesToNewer)
db.use(changeLog)
db.use(countWrites)
db.use(tablesOfTransactions)

/** Returns whether the app was ever installed here. It does not open the database, so it cannot start an upgrade. */
export const exists = () => Dexie.exists(db.name)
