import type { Pool } from 'pg'
import { Problem } from '#sw/server/problem.ts'

/** Returns the schema version of the rows of a team. */
export async function schemaOf(pool: Pick<Pool, 'query'>): Promise<number> {
  const { rows } = await pool.query<{ schema: number }>('SELECT schema FROM team')
  return rows[0]?.schema ?? 0
}

/**
 * Throws 409 (`outdated`) when a device or a process of the server has another schema version than the rows of the team.
 * The reply has the version of the team.
 */
export function refuseOtherSchema(own: number | undefined, schema: number | undefined) {
  if (own !== schema) throw new Problem(409, { text: { code: 'outdated' }, more: { schema } })
}
