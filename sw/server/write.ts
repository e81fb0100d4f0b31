import type { Endpoint } from '#src/contract/core/define.ts'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { invalidateListCaches } from '#sw/storage/change-log.ts'
import { db } from '#sw/storage/db.ts'
import { markPurging } from '#sw/storage/purging.ts'
import { lockedTables } from '#sw/storage/tables.ts'
import { Problem } from './problem.ts'

export interface Call {
  /** Who calls what: a key answers only the call that it was made for. */
  name: string
  key: string | null
  /** The schema version that the calling page was built for. */
  schema: string | null
  /** The user has agreed to delete for good, because the device is full. */
  purges: boolean
}

/**
 * Runs a handler in one transaction over the tables of what it changes, and stores its reply under the call's
 * idempotency key in that same transaction. Chromium repeats a request whose worker was killed; the repetition
 * finds the reply here and does nothing. Inside, await only Dexie. A call that purges stores no reply.
 */
export async function write(
  endpoint: Endpoint,
  { name, key, schema, purges }: Call,
  run: () => unknown,
): Promise<unknown> {
  const tables = new Set([...lockedTables(endpoint.writes ?? []), 'replies', 'meta'])
  if (purges) tables.add('projections')
  const reply = await db.transaction('rw', [...tables], async ({ idbtrans }) => {
    const [stored, earlier] = await Promise.all([
      db.meta.get('schema'),
      key ? db.replies.get(key) : undefined,
    ])
    const current = String(schemaVersion)
    if (String(stored?.value) !== current || (schema ?? current) !== current)
      throw new Problem(409, { text: { code: 'outdated' } })

    if (earlier && earlier.call !== name) throw new Problem(422, { text: { code: 'keyReused' } })
    if (earlier) return earlier.reply
    if (purges) {
      markPurging(idbtrans)
      await db.projections.clear()
    }
    const reply = await run()
    const keeping = key && !purges && db.replies.add({ key, call: name, reply, at: Date.now() })
    // Nothing more will be asked of it, so that it need not wait to see.
    idbtrans.commit()
    await keeping
    return reply
  })
  if (purges) invalidateListCaches()
  return reply
}
