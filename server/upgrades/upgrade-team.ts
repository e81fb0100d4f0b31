import { randomUUID } from 'node:crypto'
import type { Dexie } from 'dexie'
import { optionsOf } from '#server/access/owner-of.ts'
import { keyBytes } from '#server/keys/key-bytes.ts'
import { storeInPostgres } from '#server/storage/core.ts'
import { entriesOf } from '#server/storage/index-entries.ts'
import type { Store } from '#server/storage/open-store.ts'
import { schemaOf } from '#server/storage/schema.ts'
import type { PgTransaction } from '#server/storage/transaction.ts'
import { putEntries } from '#server/storage/write.ts'
import { databaseOf } from '#sw/storage/db.ts'
import { upgradeRows } from '#sw/storage/upgrade-rows.ts'
import { versions } from '#sw/storage/versions.ts'

/**
 * Upgrades the rows of a team to the last of these schema versions, by the same upgrades as the devices, in one
 * transaction that holds the lock of the team. Each changed row gets a new version, so that the devices pull it. Of two
 * servers that start together, the second one waits and finds nothing to do. Rejects when the rows have a later version.
 */
export async function upgradeTeam({ pool, channel }: Store, all = versions): Promise<void> {
  if ((await schemaOf(pool)) === all.length) return
  const database = databaseOf(`outpost-upgrade-${randomUUID()}`, all)
  // Without a schema version, since the rows have another one.
  storeInPostgres(database, { pool, channel, optionsOf })
  try {
    await database.transaction('rw', database.tables, async transaction => {
      const trans = transaction.idbtrans as unknown as PgTransaction
      const from = await trans.do(schemaOf)
      if (from > all.length)
        throw new Error(`The team has schema version ${from}, and this server knows ${all.length}: update it`)
      const passed = all.slice(from)
      for (const { upgrade } of passed) if (upgrade) await upgradeRows(transaction, upgrade)
      const indexed = new Set(passed.flatMap(({ stores }) => Object.keys(stores)))
      for (const name of indexed) await indexAgain(trans, database, name)
      await transaction.table('meta').put({ key: 'schema', value: all.length })
      // Another version may have cached other fields.
      await transaction.table('projections').clear()
      await trans.do(client => client.query('UPDATE team SET schema = $1', [all.length]))
    })
  } finally {
    await database.delete()
  }
}

/** Stores the index entries of all rows of a table again. The rows keep their versions. */
async function indexAgain(trans: PgTransaction, database: Dexie, name: string) {
  const { primaryKey, indexes } = database.core.table(name).schema
  const rows: object[] = await database.table(name).toArray()
  const entries = rows.map(row => ({
    pk: keyBytes(primaryKey.extractKey?.(row)),
    entries: entriesOf(row, indexes),
  }))
  await trans.do(client => putEntries(client, name, entries))
}
