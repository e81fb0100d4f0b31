import { storeInPostgresForTests } from '#server/testing/store-in-postgres.ts'
import { invalidateListCaches } from '#sw/storage/change-log.ts'
import { makeDatabaseWith } from './server.ts'

/*
 * In PostgreSQL the sample takes 0.15 s to add, most of it for the round trips of each table. So it is added once, copied,
 * and then restored from the copy. Its times are relative to the moment at which it was added, so a copy is used only for
 * a short time, and never by a test that sets the clock.
 */
const MAX_AGE_MS = 10_000

const tables = ['rows', 'entries', 'numbers']
const copy = ['team', ...tables].map(
  name => `DROP TABLE IF EXISTS sample_${name}; CREATE TABLE sample_${name} AS SELECT * FROM ${name}`,
)
const restore = [
  'UPDATE team SET version = (SELECT version FROM sample_team)',
  ...tables.map(name => `INSERT INTO ${name} SELECT * FROM sample_${name}`),
]

let copiedAt = Number.NEGATIVE_INFINITY

makeDatabaseWith(async (empty, add) => {
  const { pool } = await storeInPostgresForTests()
  const age = Date.now() - copiedAt
  await empty()
  if (age >= 0 && age < MAX_AGE_MS) {
    await pool.query(restore.join('; '))
    invalidateListCaches()
    return
  }
  await add()
  await pool.query(copy.join('; '))
  copiedAt = Date.now()
})
