import type { Pool } from 'pg'
import type * as v from 'valibot'
import type { Key } from '#server/keys/key-bytes.ts'
import { readKey } from '#server/keys/read-key.ts'
import { readRow } from '#server/storage/row-text.ts'
import { refuseOtherSchema } from '#server/storage/schema.ts'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import { type ChangesReply, MAX_PULLED } from '#src/contract/team-wire.ts'
import { toJson } from '#src/lib/bytes-json.ts'
import { versionsOf } from './tombstones.ts'
import { visibleRows } from './visible.ts'

type Page = v.InferOutput<typeof ChangesReply>

interface ChangedRow {
  tbl: string
  pk: Buffer
  doc: string | null
  version: string
  writer: string | null
  schema: number
}

/** A page ends after the row with which it is larger than this, in characters of the stored text. */
const PAGE_SIZE = 8 * 1024 * 1024

/** Rows of the user and of all members, with the size of the page before each of them. */
const QUERY = `
SELECT tbl, pk, doc::text, version, writer, (SELECT schema FROM team) AS schema FROM (
  SELECT *, sum(length(doc::text)) OVER (ORDER BY version ROWS UNBOUNDED PRECEDING) - length(doc::text) AS size FROM (
    SELECT tbl, pk, doc, version, writer FROM rows
    WHERE version > $1 AND ${visibleRows('$2', '$3')} ORDER BY version LIMIT $4
  ) AS page
) AS sized WHERE size IS NULL OR size < $5 ORDER BY version`

/** What a page contains: rows of these tables that belong to no one else, above a version. */
export interface ChangesOf {
  readonly tables: readonly string[]
  readonly userId: string
  readonly cursor: number
  readonly limit?: number
}

/**
 * Returns the next page of rows, in order of version. Bytes are base64, as in a backup. The cursor after the last page is
 * the version of the team, although its last rows can be those of others. Rejects with 409 for rows of another schema
 * version.
 */
export async function changesAfter(pool: Pool, request: ChangesOf): Promise<Page> {
  const { tables, userId, cursor, limit = MAX_PULLED } = request
  // Versions commit in their order, so the later query finds all rows up to this version.
  const { version } = await versionsOf(pool)
  const count = Math.min(limit, MAX_PULLED)
  const { rows } = await pool.query<ChangedRow>(QUERY, [cursor, tables, userId, count + 1, PAGE_SIZE])
  // A newer server can have upgraded them since this one has read the rights of the user.
  for (const { schema } of rows) refuseOtherSchema(schemaVersion, schema)
  const page = rows.slice(0, count)
  const last = Number(page.at(-1)?.version ?? cursor)
  const more = rows.length > count || (await hasMore(pool, { ...request, cursor: last }))
  return {
    rows: page.map(({ tbl, pk, doc, version, writer }) => ({
      table: tbl,
      key: wireKey(readKey(pk)),
      doc: doc === null ? null : toJson(readRow(doc) as object),
      version: Number(version),
      ...(writer !== null && writer !== userId && { by: writer }),
    })),
    cursor: more ? last : Math.max(last, version),
    more,
  }
}

/** A page can also end because of its size. */
async function hasMore(pool: Pool, { tables, userId, cursor }: ChangesOf): Promise<boolean> {
  const { rowCount } = await pool.query(
    `SELECT FROM rows WHERE version > $1 AND ${visibleRows('$2', '$3')} LIMIT 1`,
    [cursor, tables, userId],
  )
  return rowCount === 1
}

type WireKey = Page['rows'][number]['key']

/** The keys of all tables that devices get are texts, numbers or lists of them. */
function wireKey(key: Key): WireKey {
  if (typeof key === 'string' || typeof key === 'number') return key
  if (Array.isArray(key)) return key.map(part => wireKey(part) as string | number)
  throw new Error('A shared table has a key that devices cannot read')
}
