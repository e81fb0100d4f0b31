import type { Pool, PoolClient } from 'pg'

/** A write of a device, by its place in the device's order. */
export interface Place {
  readonly device: string
  readonly sequence: number
}

/** How a write ended: the status and the problem of a refused one. */
export interface Outcome {
  readonly status: number
  readonly problem?: Record<string, unknown>
}

/**
 * Returns how an earlier push of a write ended; undefined when it was not run. A write that is done stays known as done:
 * the device's last sequence is stored in the write's own transaction.
 */
export async function earlierOutcome(pool: Pool, { device, sequence }: Place): Promise<Outcome | undefined> {
  const { rows } = await pool.query<{ status: number | null; problem: Record<string, unknown> | null }>(
    `SELECT r.status, r.problem FROM devices d
     LEFT JOIN refusals r ON r.device = d.id AND r.sequence = $2 WHERE d.id = $1 AND d.last >= $2`,
    [device, sequence],
  )
  const [row] = rows
  return row && { status: row.status ?? 200, ...(row.problem && { problem: row.problem }) }
}

/** Stores in a transaction that a write is done. Returns false when it was done before. */
export async function storeDone(client: PoolClient, { device, sequence }: Place): Promise<boolean> {
  const { rowCount } = await client.query(
    'UPDATE devices SET last = $2, seen = now() WHERE id = $1 AND last < $2',
    [device, sequence],
  )
  return rowCount === 1
}

/** Stores that a write was refused, or that a call without a write has ended. Repeating it changes nothing. */
export async function storeOutcome(pool: Pool, { device, sequence }: Place, { status, problem }: Outcome) {
  await pool.query(
    `WITH moved AS (UPDATE devices SET last = $2, seen = now() WHERE id = $1 AND last < $2 RETURNING id)
     INSERT INTO refusals SELECT id, $2, $3, $4 FROM moved WHERE $3 >= 300`,
    [device, sequence, status, problem ? JSON.stringify(problem) : null],
  )
}
