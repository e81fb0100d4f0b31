import { Pool } from 'pg'
import { optionsOf } from '#server/access/owner-of.ts'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { db } from '#sw/storage/db.ts'
import { storeInPostgres } from './core.ts'
import { createTables } from './create-tables.ts'

const MAX_CONNECTIONS = 10

/** The rows of a team: the connections, and the channel that is told the version of each write. */
export interface Store {
  readonly pool: Pool
  readonly channel: string
}

/**
 * Makes the database of the handlers keep its rows in a schema of PostgreSQL, which is created unless it exists.
 * Rejects with an error of PostgreSQL when it cannot be used.
 */
export async function openStore(address: string, schema: string): Promise<Store> {
  if (!/^[a-z][a-z0-9_]{0,30}$/.test(schema)) throw new Error(`${schema} is not the name of a schema`)
  const pool = new Pool({
    connectionString: address,
    max: MAX_CONNECTIONS,
    options: `-c search_path=${schema}`,
  })
  // A connection that is not in use was lost. The next query opens another one.
  pool.on('error', () => {})
  // A connection in use was lost between two queries, as when the leader of a cluster ends: the next query rejects.
  pool.on('connect', client => client.on('error', () => {}))
  await pool.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`)
  await createTables(pool)
  const channel = `outpost_${schema}`
  storeInPostgres(db, { pool, channel, optionsOf, schema: schemaVersion })
  return { pool, channel }
}
