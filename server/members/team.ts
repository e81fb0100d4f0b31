import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { setting } from './settings.ts'
import { type Tokens, tokensOf } from './tokens.ts'

/** A team: its connections, id, name and tokens. */
export interface Team {
  readonly pool: Pool
  readonly id: string
  readonly name: string
  readonly tokens: Tokens
}

/** Returns the team of a schema, and creates its id, name and key at the first start. */
export async function openTeam(pool: Pool, defaultName: string): Promise<Team> {
  const id = await setting(pool, 'id', () => randomUUID())
  const name = await setting(pool, 'name', () => defaultName)
  return { pool, id, name, tokens: await tokensOf(pool, id) }
}
