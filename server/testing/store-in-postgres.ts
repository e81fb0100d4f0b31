import { Dexie } from 'dexie'
import { clearTables } from '#server/storage/create-tables.ts'
import { openStore, type Store } from '#server/storage/open-store.ts'
import { db } from '#sw/storage/db.ts'

let opened: Promise<Store> | undefined

/** Keeps the rows of this worker's tests in a schema of its own. The test files of a worker share their modules. */
export const storeInPostgresForTests = () => {
  opened ??= open()
  return opened
}

async function open() {
  const address = process.env.OUTPOST_TEST_DATABASE
  if (!address) throw new Error('Run these tests by `npm run unit:team`, which starts PostgreSQL')
  const store = await openStore(address, `worker_${process.env.VITEST_POOL_ID}`)
  // `freshServer` deletes the database.
  const deleteTables = db.delete.bind(db)
  db.delete = options => Dexie.Promise.resolve(clearTables(store.pool)).then(() => deleteTables(options))
  return store
}
