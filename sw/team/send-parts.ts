import * as v from 'valibot'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { StoredParts } from '#src/contract/team-wire.ts'
import { partKey, storedParts } from '#sw/files/contents.ts'
import { db } from '#sw/storage/db.ts'
import type { ConnectionState, TeamRow } from './domain.ts'
import { ask, type RemoteReply, stateOf } from './remote.ts'

/**
 * Sends the parts of an upload that the server does not have, one at a time. Returns the state of the connection. Parts
 * that the server refuses are left out: it then refuses the write that needs them, with its reason.
 */
export async function sendParts(
  { address, token }: Pick<TeamRow, 'address' | 'token'>,
  upload: string,
): Promise<ConnectionState> {
  const path = `part?${new URLSearchParams({ upload, schema: String(schemaVersion) })}`
  const reply = await ask(address, path, { token })
  if (reply.status !== 200) return afterRefusal(reply)
  const known = v.safeParse(StoredParts, reply.body)
  if (!known.success) return 'unreachable'
  const missing = (await storedParts(upload)).filter(part => !known.output.parts.includes(part))
  for (const part of missing) {
    const row = await db.fileContents.get(partKey(upload, part))
    if (!row) continue
    const sent = await ask(address, `${path}&part=${part}`, { token, body: new Blob([row.data]) })
    if (sent.status !== 200) return afterRefusal(sent)
    if (sent.body !== true) return 'unreachable'
  }
  return 'inStep'
}

/** 400, 403, 404 and 413 are refusals for good. */
const afterRefusal = (reply: RemoteReply): ConnectionState =>
  [400, 403, 404, 413].includes(reply.status) ? 'inStep' : stateOf(reply)
