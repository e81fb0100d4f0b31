import type { Pool } from 'pg'
import type * as v from 'valibot'
import type { Blob as WireBlob } from '#src/contract/team-wire.ts'
import { toJson } from '#src/lib/bytes-json.ts'
import { notFound } from '#sw/server/problem.ts'
import { db } from '#sw/storage/db.ts'
import { uploadsPath } from '#sw/uploads/store.ts'
import { visibleRows, visibleTables } from './visible.ts'

/** Which bytes a member asks for. */
export interface BlobOf {
  readonly userId: string
  readonly id: string
  readonly part?: number
}

/**
 * Returns the row of an upload or of a content with its bytes. A member may see an upload to which a row refers that
 * `changes` would send to this member, and the contents when `changes` sends the files. Rejects with 404 otherwise.
 */
export async function blobOf(
  pool: Pool,
  { userId, id, part }: BlobOf,
): Promise<v.InferOutput<typeof WireBlob>> {
  if (!/^[\w-]+$/.test(id)) return notFound('blob', id)
  const tables = await visibleTables(userId)
  const upload = part === undefined ? await db.uploads.get(id) : undefined
  if (upload && (await isReferred(pool, { tables, userId, id })))
    return { table: 'uploads', doc: toJson(upload) }
  // Parts without a head are an upload that was not finished.
  const head = tables.includes('files') ? await db.fileContents.get(id) : undefined
  const key = part === undefined ? id : `${id}/${String(part).padStart(5, '0')}`
  const row = head && (part === undefined ? head : await db.fileContents.get(key))
  return row ? { table: 'fileContents', doc: toJson(row) } : notFound('blob', id)
}

/** Returns whether a row of these tables that the user gets contains the address of an upload. */
async function isReferred(
  pool: Pool,
  { tables, userId, id }: { tables: readonly string[]; userId: string; id: string },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `SELECT FROM rows WHERE ${visibleRows('$1', '$2')} AND position($3 in doc::text) > 0 LIMIT 1`,
    [tables, userId, uploadsPath + id],
  )
  return rowCount === 1
}
