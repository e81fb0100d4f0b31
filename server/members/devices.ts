import type { Pool } from 'pg'

/** A device of a member. */
export interface Device {
  readonly id: string
  readonly userId: string
  readonly name: string
}

const LETTERS = 26

/** Registers a device, or the next user of one. Returns the prefix of its codes: A, B, … Z, AA, … */
export async function registerDevice(pool: Pool, { id, userId, name }: Device): Promise<string> {
  const known = await pool.query<{ prefix: string }>(
    'UPDATE devices SET user_id = $2, name = $3, seen = now(), visible = NULL WHERE id = $1 RETURNING prefix',
    [id, userId, name],
  )
  if (known.rows[0]) return known.rows[0].prefix
  const client = await pool.connect()
  try {
    await client.query('BEGIN; LOCK TABLE devices IN SHARE ROW EXCLUSIVE MODE')
    const { rows } = await client.query<{ count: string }>('SELECT count(*) FROM devices')
    const prefix = prefixOf(Number(rows[0]?.count))
    await client.query('INSERT INTO devices (id, user_id, name, prefix) VALUES ($1, $2, $3, $4)', [
      id,
      userId,
      name,
      prefix,
    ])
    await client.query('COMMIT')
    client.release()
    return prefix
  } catch (error) {
    // Closes the connection, and so rolls back.
    client.release(true)
    throw error
  }
}

/** Returns the letters of a number from 0 on. */
export function prefixOf(number: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (number % LETTERS))
  return number < LETTERS ? last : prefixOf(Math.floor(number / LETTERS) - 1) + last
}
