import type { Pool } from 'pg'
import type * as v from 'valibot'
import { beginPoll, endPoll } from '#server/members/online.ts'
import type { Claims } from '#server/members/tokens.ts'
import type { ChangesQuery } from '#src/contract/team-wire.ts'
import { Problem } from '#sw/server/problem.ts'
import type { Announcements } from './announcements.ts'
import { changesAfter } from './changes.ts'
import { versionsOf } from './tombstones.ts'
import { rightsOf, visibleTables } from './visible.ts'

const MAX_WAIT_S = 25

/** The call of a device that asks for the rows above its cursor. */
export interface WaitingCall {
  readonly pool: Pool
  readonly announcements: Announcements
  readonly claims: Claims
  readonly query: v.InferOutput<typeof ChangesQuery>
  /** Aborted when the device has gone, and when the server stops. */
  readonly signal: AbortSignal
}

/**
 * Returns the next page of rows that a device gets; when there is none, it waits for as long as the device asks, at most
 * 25 s. The device is online meanwhile. Rejects with 410 when the device must pull all rows again.
 */
export async function waitForChanges({ pool, announcements, claims, query, signal }: WaitingCall) {
  const wait = Math.min(Number(query.wait ?? 0), MAX_WAIT_S)
  const ends = Date.now() + wait * 1000
  const poll = wait > 0 ? await beginPoll(pool, claims.device, wait) : undefined
  for (;;) {
    // Listens before it reads, so that no write between the two is missed.
    const changed = announcements.next(Math.max(ends - Date.now(), 1), signal)
    // The rights can change while the request waits.
    const tables = await visibleTables(claims.sub)
    const rights = rightsOf(claims.sub, tables)
    // The older rows of a table that the member may view now are below the cursor, so all rows are pulled again.
    if (query.rights !== undefined && query.rights !== rights) throw new Problem(410, { body: true })
    // Removed rows that this device still has were forgotten. A pull of all rows begins without rights.
    const cursor = Number(query.cursor)
    if (query.rights !== undefined && cursor < (await versionsOf(pool)).forgotten)
      throw new Problem(410, { body: true })
    const page = await changesAfter(pool, {
      tables,
      userId: claims.sub,
      cursor,
      ...(query.limit && { limit: Math.max(1, Number(query.limit)) }),
    })
    if (signal.aborted && poll) await endPoll(pool, claims.device, poll)
    if (page.rows.length > 0 || Date.now() >= ends || signal.aborted) return { ...page, rights }
    await changed
  }
}
