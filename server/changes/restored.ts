import type { Pool } from 'pg'
import { setting } from '#server/members/settings.ts'

/** More versions than a team can have had after a backup was made. */
const SKIPPED = 1_000_000_000

/** The place of the rows. `pg_restore` creates the table again, so its object id is another one. */
const PLACE = `SELECT system_identifier || '/' || 'team'::regclass::oid AS place FROM pg_control_system()`

/**
 * Makes every device get all rows again if the rows come from a backup: devices can have rows of versions that the team
 * had after the backup, and will have again for other rows. Call it before the first request.
 */
export async function noticeRestore(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ place: string }>(PLACE)
  const place = rows[0]?.place ?? ''
  if ((await setting(pool, 'place', () => place)) === place) return
  // Of two servers that start together, the second one waits for the first, and then finds the new place.
  await pool.query(
    `WITH moved AS (UPDATE settings SET value = $1::text::json WHERE name = 'place' AND value::text <> $1::text RETURNING name)
     UPDATE team SET version = version + $2::bigint, forgotten = version + $2::bigint FROM moved`,
    [JSON.stringify(place), SKIPPED],
  )
}
