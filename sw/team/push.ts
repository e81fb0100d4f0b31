import * as v from 'valibot'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { MAX_PUSHED, PushReply } from '#src/contract/team-wire.ts'
import { toJson } from '#src/lib/bytes-json.ts'
import { db } from '#sw/storage/db.ts'
import type { ConnectionState, OutboxRow, TeamRow } from './domain.ts'
import { ask, type RemoteReply, stateOf } from './remote.ts'
import { uploadOf } from './unsent-uploads.ts'

/** After this number of failures of the server, a write is refused, so that it does not hold up the later ones. */
const MAX_TRIES = 5

/** A push of several writes is not larger than this, in bytes. The server takes 64 MiB, which the largest write fits into. */
const MAX_BYTES = 16 * 1024 * 1024

type Result = v.InferOutput<typeof PushReply>['results'][number]

/**
 * Sends the waiting writes in their order, 50 at a time, until none waits or the server stops. The parts of an upload are
 * sent before the write that makes a file of them. When the server cannot read a push, its first write is sent alone, and
 * is refused if it is the cause. Returns the state of the connection.
 */
export async function push(
  team: Pick<TeamRow, 'address' | 'device' | 'token'>,
  maxWrites = MAX_PUSHED,
): Promise<ConnectionState> {
  const { address, device, token } = team
  const waiting = await nextBatch(maxWrites)
  const [first] = waiting
  if (!first) return 'inStep'
  const upload = uploadOf(first)
  const sent = upload ? await (await import('./send-parts.ts')).sendParts(team, upload) : 'inStep'
  if (sent !== 'inStep') return sent
  const requests = waiting.map(toWire)
  const reply = await ask(address, 'push', {
    token,
    body: { device, schema: schemaVersion, requests },
  })
  const isRead = !isUnreadable(reply)
  if (!isRead && waiting.length > 1) return push(team, 1)
  if (isRead && reply.status !== 200) return stateOf(reply)
  const refusal = { sequence: first.sequence, status: reply.status, problem: reply.body }
  const pushed = v.safeParse(PushReply, isRead ? reply.body : { results: [refusal], version: 0 })
  if (!pushed.success || pushed.output.results.length === 0) return 'unreachable'
  const { results, version } = pushed.output
  const state = await db.transaction('rw', db.outbox, () => settle(waiting, results, version))
  return state === 'inStep' ? push(team) : state
}

/** Returns whether the server cannot read a push. A 400 without a code is that of another program on the way. */
const isUnreadable = ({ status, body }: RemoteReply) =>
  status === 413 || (status === 400 && v.is(v.object({ code: v.string() }), body))

/** Returns the writes of the next push. Only the first one can need the parts of an upload. */
async function nextBatch(maxWrites: number): Promise<OutboxRow[]> {
  const batch: OutboxRow[] = []
  let bytes = 0
  const isNextPush = (row: OutboxRow) => {
    bytes += atMost(row)
    return batch.length > 0 && (bytes > MAX_BYTES || uploadOf(row) !== undefined)
  }
  // One write at a time, in the order of their keys: 50 of them can be larger than the memory.
  await db.outbox
    .where('state')
    .equals('waiting')
    .limit(maxWrites)
    .until(isNextPush)
    .each(row => batch.push(row))
  return batch
}

/** Returns how many bytes the body of a write has in a push at most: base64, or a JSON text inside of JSON. */
const atMost = ({ body }: OutboxRow) =>
  body instanceof Uint8Array ? 1.5 * body.length : 3 * (body?.length ?? 0)

function toWire({ sequence, key, method, path, headers, body, wroteAt }: OutboxRow) {
  const bytes = body instanceof Uint8Array ? (toJson({ body }).body as { $bytes: string }) : undefined
  const sent = bytes ? { type: 'base64', data: bytes.$bytes } : { type: 'text', data: body }
  return { sequence, key, method, path, headers, body: body === null ? null : sent, wroteAt }
}

/** Stores the results of a push, up to the first one that stops it. Returns the state of the connection. */
async function settle(sent: readonly OutboxRow[], results: readonly Result[], version: number) {
  for (const { sequence, status, problem, version: own = version } of results) {
    const row = sent.find(one => one.sequence === sequence)
    if (!row) continue
    const stops = status >= 500 || status === 401 || status === 429 || problem?.code === 'outdated'
    const tries = row.tries + (status >= 500 ? 1 : 0)
    if (status < 300) await db.outbox.update(sequence, { state: 'done', version: own })
    else if (stops && tries < MAX_TRIES) {
      await db.outbox.update(sequence, { tries })
      return stateOf({ status, body: problem })
    } else
      await db.outbox.update(sequence, {
        state: 'refused',
        tries,
        status,
        ...(problem?.message && { message: problem.message }),
      })
  }
  return 'inStep' as const
}
