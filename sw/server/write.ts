import type { Endpoint } from '#src/contract/core/define.ts'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { invalidateListCaches } from '#sw/storage/change-log.ts'
import { db } from '#sw/storage/db.ts'
import { markPurging } from '#sw/storage/purging.ts'
import { lockedTables } from '#sw/storage/tables.ts'
import { type CallValues, setCallValues } from './call-values.ts'
import { Problem } from './problem.ts'

/** What `write` has to know about a call. */
export interface Call {
  /** The user and the endpoint: a key is valid only for the call that it was created for. */
  name: string
  key: string | null
  /** The schema version that the calling page was built for. */
  schema: string | null
  /** What the write takes from its call. */
  values: CallValues
  /** The user has agreed to delete permanently, because the device is full. */
  purges: boolean
}

/** Stores what the team of this device has to know of a write. */
export interface Recorder {
  /** Called at the beginning of a transaction of IndexedDB. */
  begin: (transaction: object) => void
  /** Called at its end, with the time of the write in ms since 1970. Awaits only Dexie. */
  end: (wroteAt: number) => PromiseLike<unknown>
  /** Called after the write. */
  after: () => Promise<unknown>
}

/**
 * Runs a handler in one transaction over the tables of the domains that its endpoint `writes`, and stores the reply
 * with the call's idempotency key in the same transaction. Chromium repeats a request when its worker was killed; the
 * repeated call finds the reply here and changes nothing. Inside, await only Dexie. A call that purges stores no reply.
 * Rejects with 409 when the device has joined or left a team since the call began, or when the page or the worker has another schema version than the data, with 422 when the key belongs
 * to another call, and with the errors of the handler.
 */
export async function write(
  endpoint: Endpoint,
  { name, key, schema, purges, values }: Call,
  run: () => unknown,
  recorder?: Recorder,
): Promise<unknown> {
  const tables = new Set([...lockedTables(endpoint.writes ?? []), 'replies', 'meta', 'team'])
  if (recorder) for (const name of ['outbox', 'shadows']) tables.add(name)
  if (purges) tables.add('projections')
  const reply = await db.transaction('rw', [...tables], async ({ idbtrans }) => {
    const [stored, earlier, teams] = await Promise.all([
      db.meta.get('schema'),
      key ? db.replies.get(key) : undefined,
      db.team.count(),
    ])
    const current = String(schemaVersion)
    if (
      String(stored?.value) !== current ||
      (schema ?? current) !== current ||
      teams > 0 !== Boolean(recorder)
    )
      throw new Problem(409, { text: { code: 'outdated' } })

    if (earlier && earlier.call !== name) throw new Problem(422, { text: { code: 'keyReused' } })
    if (earlier) return earlier.reply
    setCallValues(idbtrans, values)
    if (purges) {
      markPurging(idbtrans)
      await db.projections.clear()
    }
    recorder?.begin(idbtrans)
    const reply = await run()
    await recorder?.end(values.at)
    const keeping = key && !purges && db.replies.add({ key, call: name, reply, at: values.arrivedAt })
    // No more requests follow, so the transaction can commit without waiting for them.
    idbtrans.commit()
    await keeping
    return reply
  })
  if (purges) invalidateListCaches()
  return reply
}
