import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

/** How long after the reply to a call a device stays online, in s: its next call comes in that time. */
const BETWEEN_POLLS_S = 10

/**
 * Stores that a device waits for changes, for that number of seconds. It is online until its last call ends without a reply, or the
 * next one does not come. Returns the id of the call.
 */
export async function beginPoll(pool: Pool, device: string, wait: number): Promise<string> {
  const poll = randomUUID()
  await pool.query(
    'UPDATE devices SET poll = $2, online_until = now() + make_interval(secs => $3) WHERE id = $1',
    [device, poll, wait + BETWEEN_POLLS_S],
  )
  return poll
}

/** Stores that a device is no longer there to get the reply to a call. A later call of it is not affected. */
export async function endPoll(pool: Pool, device: string, poll: string): Promise<void> {
  await pool.query('UPDATE devices SET online_until = NULL WHERE id = $1 AND poll = $2', [device, poll])
}

/** Returns the ids of the members who have an online device. */
export async function onlineMembers(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ user_id: string }>(
    'SELECT DISTINCT user_id FROM devices WHERE NOT removed AND online_until > now() ORDER BY user_id',
  )
  return rows.map(({ user_id }) => user_id)
}
