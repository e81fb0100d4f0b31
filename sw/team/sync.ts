import type { PulledRow } from '#src/contract/shared/pulled-rows.ts'
import { arrivedAt, wroteAt } from '#sw/server/call-values.ts'
import { db } from '#sw/storage/db.ts'
import { hasChange, pull } from './pull.ts'
import { withNames } from './pulled-rows.ts'
import { push } from './push.ts'
import { domainsOf } from './shared-tables.ts'

let last: Promise<unknown> = Promise.resolve()
/** The pass that begins after the running one. */
let next: Promise<string[]> | undefined

/**
 * Sends what waits and gets what is new, after the pass that runs already. Announces the changed domains to the pages,
 * and returns them; none without a team. Never rejects: a failure is the state of the team.
 */
export function sync(): Promise<string[]> {
  next ??= last.then(() => {
    next = undefined
    return pass().catch(failed).then(announce)
  })
  last = next
  return next
}

/** Ends the wait of the last `syncAtChange`. */
let waiting = new AbortController()

/**
 * Synchronises, again when the team changes within that number of seconds, and until something has changed here. Returns
 * as `sync`, and early when the team cannot be reached.
 */
export async function syncAtChange(wait: number): Promise<string[]> {
  // One page waits at a time: an earlier wait is that of a closed page, or has lost its connection.
  if (wait > 0) {
    waiting.abort()
    waiting = new AbortController()
  }
  const { signal } = waiting
  const ends = arrivedAt() + wait * 1000
  for (;;) {
    const changed = await sync()
    const left = Math.ceil((ends - arrivedAt()) / 1000)
    const team = await db.team.get('team')
    if (changed.length > 0 || left <= 0 || team?.state !== 'inStep') return changed
    // A write of this device ends the wait too, although its rows are here already.
    if (!(await hasChange(team, left, signal))) return []
  }
}

/** A row that this version cannot store. */
async function failed(reason: unknown): Promise<Passed> {
  console.error(reason)
  await db.team.update('team', { state: 'update' }).catch(() => 0)
  return { changed: [], rows: [] }
}

/** Tells all pages: see `src/api/invalidation.ts`. */
function announce(passed: Passed | undefined): string[] {
  if (!passed) return []
  const { changed, rows } = passed
  const channel = new BroadcastChannel('outpost.invalidation')
  channel.postMessage([['team', ...changed], undefined, rows])
  channel.close()
  return changed
}

/** The changed domains, and the rows that others have changed. */
interface Passed {
  changed: string[]
  rows: PulledRow[]
}

/** Returns what has changed; undefined without a team. */
async function pass(): Promise<Passed | undefined> {
  const team = await db.team.get('team')
  if (!team) return undefined
  const pushed = await push(team)
  if (pushed !== 'inStep') {
    await db.team.update('team', { state: pushed })
    return { changed: [], rows: [] }
  }
  const { state, changed, rows } = await pull(team)
  await db.team.update('team', { state, ...(state === 'inStep' && { syncedAt: wroteAt() }) })
  return { changed: domainsOf(changed), rows: await withNames(rows) }
}
