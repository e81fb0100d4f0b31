import type { Pool } from 'pg'

/**
 * Returns a value of the team, and stores `create()` when there is none. Of two processes that start together, both use
 * the value that was stored first.
 */
export async function setting<T>(pool: Pool, name: string, create: () => T | Promise<T>): Promise<T> {
  const read = async () =>
    (await pool.query<{ value: T }>('SELECT value FROM settings WHERE name = $1', [name])).rows[0]
  const stored = await read()
  if (stored) return stored.value
  const value = await create()
  await pool.query('INSERT INTO settings VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    name,
    JSON.stringify(value),
  ])
  return (await read())?.value ?? value
}
