import type { Pool } from 'pg'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long a removed row is remembered, so that devices learn of its removal. */
const KEPT_DAYS = 90

/**
 * Forgets the rows that were removed more than 90 days before `now`, in ms since 1970. Of each day, the version with which
 * it began is stored, so a removed row needs no time of its own.
 */
export async function forgetTombstones(pool: Pool, now = Date.now()): Promise<void> {
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  await pool.query(
    'INSERT INTO days (day, version) SELECT $1, version FROM team ON CONFLICT (day) DO NOTHING',
    [day(now)],
  )
  await pool.query(
    `WITH old AS (SELECT max(version) AS version FROM days WHERE day <= $1),
     moved AS (UPDATE team SET forgotten = old.version FROM old WHERE forgotten < old.version RETURNING forgotten),
     passed AS (DELETE FROM days USING old WHERE days.version < old.version)
     DELETE FROM rows USING moved WHERE doc IS NULL AND rows.version BETWEEN 1 AND moved.forgotten`,
    [day(now - KEPT_DAYS * DAY_MS)],
  )
}

/** Returns the version of the team, and that up to which removed rows are forgotten. */
export async function versionsOf(pool: Pool): Promise<{ version: number; forgotten: number }> {
  const { rows } = await pool.query<{ version: string; forgotten: string }>(
    'SELECT version, forgotten FROM team',
  )
  return { version: Number(rows[0]?.version), forgotten: Number(rows[0]?.forgotten) }
}
