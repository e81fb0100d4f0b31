import type { TeamStatus, WaitingWrite } from '#src/contract/team.ts'
import { notFound, Problem } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import type { OutboxRow } from './domain.ts'
import { release } from './shadows.ts'

const count = (state: OutboxRow['state']) => db.outbox.where('state').equals(state).count()

/** Returns the status of the team; null without one. */
export async function status(): Promise<TeamStatus | null> {
  const [team, waiting, failed] = await Promise.all([db.team.get('team'), count('waiting'), count('refused')])
  if (!team) return null
  const { address, name, prefix, state, syncedAt } = team
  return { address, name, prefix, state, syncedAt: new Date(syncedAt).toISOString(), waiting, failed }
}

/** Returns the writes that the team does not have, in their order. */
export async function waiting(): Promise<WaitingWrite[]> {
  const rows = await db.outbox.where('state').anyOf('waiting', 'refused').sortBy('sequence')
  return rows.map(({ sequence = 0, method, path, body, wroteAt, state, status = null, message = null }) => ({
    sequence,
    method,
    path,
    body: typeof body === 'string' ? body : null,
    wroteAt: new Date(wroteAt).toISOString(),
    refused: state === 'refused',
    status,
    message,
  }))
}

/**
 * Lets a refused write wait again, as the last one. It keeps its key, of which the ids of its rows are made: later writes
 * name them. Rejects with 404 or 409.
 */
export async function retry(sequence: number) {
  const { sequence: _, status: _status, message: _message, ...row } = await refused(sequence)
  await db.outbox.delete(sequence)
  await db.outbox.add({ ...row, state: 'waiting', tries: 0 })
  return true
}

/** Deletes a refused write, and gives its rows back as the team has them. Rejects with 404 or 409. */
export async function discard(sequence: number) {
  await release([await refused(sequence)])
  return true
}

/**
 * Ends the membership; the rows stay on the device. Rejects with 409 when writes wait or were refused and `discards` is
 * false.
 */
export async function leave(discards: boolean) {
  const unsent = await db.outbox.where('state').anyOf('waiting', 'refused').count()
  if (unsent > 0 && !discards) throw new Problem(409, { text: { code: 'waitingWrites' } })
  await Promise.all([db.team.clear(), db.outbox.clear(), db.shadows.clear()])
  return true
}

async function refused(sequence: number): Promise<OutboxRow> {
  const row = (await db.outbox.get(sequence)) ?? notFound('write', String(sequence))
  if (row.state !== 'refused') throw new Problem(409, { text: { code: 'wrongState' }, field: 'status' })
  return row
}
