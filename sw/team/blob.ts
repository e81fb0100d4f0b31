import * as v from 'valibot'
import { Blob as WireBlob } from '#src/contract/team-wire.ts'
import { fromJson } from '#src/lib/bytes-json.ts'
import { db } from '#sw/storage/db.ts'
import { rowSchemas } from '#sw/storage/row-schemas.ts'
import { ask, unreachable } from './remote.ts'

/**
 * Fetches the bytes that the team has under an id, and stores them in that table. Returns false when the team has none
 * for this member, and without a team. Rejects with 502 when the server cannot be reached or replies with something else.
 */
export async function fetchBlob(table: 'uploads' | 'fileContents', id: string): Promise<boolean> {
  const team = await db.team.get('team')
  const [content = '', part] = id.split('/')
  if (!team || !/^[\w-]+$/.test(content)) return false
  const path = `blob/${content}${part === undefined ? '' : `?part=${Number(part)}`}`
  const { status, body } = await ask(team.address, path, { token: team.token })
  if (status === 404) return false
  const blob = v.safeParse(WireBlob, status === 200 ? body : undefined)
  const schema = rowSchemas[table]
  if (!blob.success || !schema) throw unreachable()
  if (blob.output.table !== table) return false
  const row = v.safeParse(schema, fromJson(blob.output.doc))
  if (!row.success) throw unreachable()
  await db.table<object>(table).put({ ...row.output, id })
  return true
}
