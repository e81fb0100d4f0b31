import type { Pool } from 'pg'

/** A device of a member. */
export interface Device {
  readonly id: string
  readonly userId: string
  readonly name: string
}

const LETTERS = 26

/** Also the next user of a device, if the device was removed or its token is held. */
const RENEW = `UPDATE devices SET user_id = $2, name = $3, seen = now(), removed = false
  WHERE id = $1 AND (user_id = $2 OR removed OR $4) RETURNING prefix`
const ADD = 'INSERT INTO devices (id, user_id, name, prefix) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING'

/**
 * Registers a device, or the next user of one. Returns the prefix of its codes: A, B, … Z, AA, … Returns undefined for a
 * device of another user whose token is not held.
 */
export async function registerDevice(pool: Pool, { id, userId, name }: Device, isHeld: boolean) {
  const known = await pool.query<{ prefix: string }>(RENEW, [id, userId, name, isHeld])
  if (known.rows[0]) return known.rows[0].prefix
  const client = await pool.connect()
  try {
    await client.query('BEGIN; LOCK TABLE devices IN SHARE ROW EXCLUSIVE MODE')
    const { rows } = await client.query<{ count: string }>('SELECT count(*) FROM devices')
    const prefix = prefixOf(Number(rows[0]?.count))
    const { rowCount } = await client.query(ADD, [id, userId, name, prefix])
    await client.query('COMMIT')
    client.release()
    return rowCount === 1 ? prefix : undefined
  } catch (error) {
    // Closes the connection, and so rolls back.
    client.release(true)
    throw error
  }
}

/** Stores that a device was in contact now. Returns false when it is no longer a device of the user. */
export async function isInContact(pool: Pool, { id, userId }: Omit<Device, 'name'>): Promise<boolean> {
  const { rowCount } = await pool.query(
    'UPDATE devices SET seen = now() WHERE id = $1 AND user_id = $2 AND NOT removed',
    [id, userId],
  )
  return rowCount === 1
}

/** Returns the devices of the team with the time of their last contact in ms since 1970, in the order of their prefixes. */
export async function listDevices(pool: Pool) {
  const { rows } = await pool.query<{
    id: string
    user_id: string
    name: string
    prefix: string
    seen: Date
  }>('SELECT id, user_id, name, prefix, seen FROM devices WHERE NOT removed ORDER BY length(prefix), prefix')
  return rows.map(({ user_id, seen, ...device }) => ({ ...device, userId: user_id, seen: seen.getTime() }))
}

/** Ends the membership of a device: its token is no longer valid. Returns false when there is no such device. */
export async function removeDevice(pool: Pool, id: string): Promise<boolean> {
  const { rowCount } = await pool.query('UPDATE devices SET removed = true WHERE id = $1 AND NOT removed', [
    id,
  ])
  return rowCount === 1
}

/** Returns the letters of a number from 0 on. */
export function prefixOf(number: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (number % LETTERS))
  return number < LETTERS ? last : prefixOf(Math.floor(number / LETTERS) - 1) + last
}
