import type { DBCoreIndex, DBCoreKeyRange } from 'dexie'
import type { PoolClient } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keyBytes } from '#server/keys/key-bytes.ts'
import { storeInPostgresForTests } from '#server/testing/store-in-postgres.ts'
import { freshServer } from '#tests/support/server.ts'
import { countRange, readRange } from './read.ts'
import { deleteRows, putEntries, putRows } from './write.ts'

const ROWS = 3000
const index = { name: 'folder', isPrimaryKey: false } as DBCoreIndex
const range = { type: 1, lower: 'a', upper: 'a' } as DBCoreKeyRange

let client: PoolClient

beforeEach(async () => {
  await freshServer()
  const { pool } = await storeInPostgresForTests()
  client = await pool.connect()
})
afterEach(async () => {
  await client.query('ROLLBACK')
  client.release()
})

/** Returns how many rows and entries this transaction has read. */
async function rowsRead(): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) AS count FROM pg_stat_xact_user_tables
     WHERE schemaname = current_schema() AND relname IN ('rows', 'entries')`,
  )
  return Number(rows[0]?.count)
}

it('with the statistics of an empty table, each of 3,000 rows is read only a few times', async () => {
  await client.query('BEGIN; DELETE FROM rows; DELETE FROM entries; ANALYZE rows; ANALYZE entries')
  const rows = Array.from({ length: ROWS }, (_, at) => ({
    at,
    pk: keyBytes(`row-${at}`),
    owner: undefined,
    text: '{}',
    entries: [{ index, key: keyBytes('a') }],
  }))
  const target = { table: 'files', isShared: true, trans: { version: 0, writer: undefined } }
  await putRows(client, target, rows)
  await putEntries(client, 'files', rows)

  const before = await rowsRead()
  expect(await countRange(client, 'files', { index, range })).toBe(ROWS)
  expect(await readRange(client, 'files', { index, range }, { values: true })).toHaveLength(ROWS)
  expect(await readRange(client, 'files', { index, range }, { values: false, limit: 5 })).toHaveLength(5)
  await deleteRows(client, target, { sql: ' AND pk > $2', values: [keyBytes('row-')] })
  expect(target.trans.version).toBe(2 * ROWS)
  expect(await countRange(client, 'files', { index, range })).toBe(0)
  expect((await rowsRead()) - before).toBeLessThan(12 * ROWS)
})
