import type { DBCoreMutateRequest, DBCoreTable } from 'dexie'
import type { Endpoint } from '#src/contract/core/define.ts'
import { badRequest } from '#sw/server/problem.ts'
import { decoded, type Pieces } from '#sw/server/read-input.ts'
import { refuseInTeam } from '#sw/server/refuse-in-team.ts'
import type { Recorder } from '#sw/server/write.ts'
import { db } from '#sw/storage/db.ts'
import { replaceTablesIn } from '#sw/storage/transaction-tables.ts'
import type { OutboxRow, ShadowRow } from './domain.ts'
import { isRecorded } from './recorded.ts'
import { shadowId } from './shadows.ts'
import { isShared } from './shared-tables.ts'

/** The token, what the push sends apart, and what the server of the team sets itself. */
const LEFT_OUT = /^(authorization|cookie|host|content-length|idempotency-key|outpost-.*)$/

const nothing: Recorder = { begin: () => undefined, end: async () => undefined, after: async () => undefined }

/**
 * Returns the recorder of a write in a team: it stores the request and the rows of the team that the write changes in
 * the transaction of the write. Sign-in and the calls of the team itself are not recorded. Rejects with 400 without an
 * idempotency key, and with 409 for a write that would replace the data of all devices.
 */
export async function recorderOf(
  endpoint: Endpoint,
  path: string,
  request: Request,
  body: Pieces,
): Promise<Recorder> {
  const { writes = [] } = endpoint
  if (writes.includes('backup') && !writes.includes('team')) await refuseInTeam()
  if (!isRecorded(endpoint)) return nothing
  const key = request.headers.get('Idempotency-Key') || badRequest('Idempotency-Key')
  const sent = {
    key,
    method: request.method as OutboxRow['method'],
    path,
    headers: Object.fromEntries([...request.headers].filter(([name]) => !LEFT_OUT.test(name))),
    body: await bodyOf(endpoint, body),
  }
  const before = new Map<string, ShadowRow>()
  return {
    begin: transaction =>
      replaceTablesIn(transaction, table => ({
        ...table,
        mutate: change =>
          isShared(table.name)
            ? note(before, table, change).then(() => table.mutate(change))
            : table.mutate(change),
      })),
    async end(wroteAt) {
      const touched = [...before.keys()]
      const known = await db.shadows.bulkGet(touched)
      await db.shadows.bulkAdd([...before.values()].filter((_, index) => !known[index]))
      await db.outbox.add({ ...sent, wroteAt, touched, state: 'waiting', tries: 0 })
    },
    after: async () => (await import('./exchange.ts')).syncAfterWrite(),
  }
}

async function bodyOf({ body, multipart }: Endpoint, pieces: Pieces): Promise<OutboxRow['body']> {
  if (!body) return null
  return multipart ? new Uint8Array(await new Blob(pieces).arrayBuffer()) : decoded(pieces)
}

/**
 * Stores the rows before their first change in `before`. Below Dexie's tables a native `await` can lose the transaction
 * while another one runs, so these are chains of Dexie's promises.
 */
function note(before: Map<string, ShadowRow>, table: DBCoreTable, change: DBCoreMutateRequest) {
  const { trans } = change
  const { primaryKey } = table.schema
  const noteKeys = (keys: ShadowRow['key'][]) =>
    table.getMany({ trans, keys }).then(rows => {
      for (const [index, key] of keys.entries()) {
        const id = shadowId(table.name, key)
        if (!before.has(id)) before.set(id, { id, table: table.name, key, doc: rows[index] ?? null })
      }
    })
  if (change.type === 'deleteRange') {
    const query = { index: primaryKey, range: change.range }
    return table.query({ trans, query, values: false }).then(({ result }) => noteKeys(result))
  }
  if (change.type === 'delete') return noteKeys(change.keys)
  return noteKeys(change.keys ?? change.values.map(value => primaryKey.extractKey?.(value)))
}
