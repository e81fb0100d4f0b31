import type { PoolClient } from 'pg'
import type { Entry } from './index-entries.ts'
import type { Condition } from './ranges.ts'
import type { PgTransaction } from './transaction.ts'

/** A row to store. `at` is its place in the request. */
export interface NewRow {
  readonly at: number
  readonly pk: Buffer
  readonly entries: readonly Entry[]
  readonly text: string
  /** The user to whom the row belongs. */
  readonly owner: string | undefined
}

/** Where rows are written. A table that devices get keeps a removed row as a tombstone with its version. */
export interface Target {
  readonly table: string
  readonly isShared: boolean
  /** The transaction. Each changed row of a shared table raises its version by one. */
  readonly trans: Pick<PgTransaction, 'version' | 'writer'>
}

const INSERT = `
INSERT INTO rows (tbl, pk, doc, owner, writer, version)
SELECT $1, one.pk, one.doc::json, one.owner, $7, CASE WHEN $5 THEN $6::bigint + one.place ELSE 0 END
FROM unnest($2::bytea[], $3::text[], $4::text[]) WITH ORDINALITY AS one (pk, doc, owner, place)
ON CONFLICT (tbl, pk) DO UPDATE SET doc = excluded.doc, owner = excluded.owner,
  writer = excluded.writer, version = excluded.version`

/** Stores rows with different keys, and replaces existing ones. */
export async function putRows(client: PoolClient, target: Target, rows: readonly NewRow[]) {
  await client.query({ name: 'put', text: INSERT, values: parameters(target, rows) })
}

/** Stores rows with different keys, except those whose key exists. Returns the stored ones. */
export async function addRows(client: PoolClient, target: Target, rows: readonly NewRow[]) {
  const { rows: added } = await client.query<{ pk: Buffer }>({
    name: 'add',
    text: `${INSERT} WHERE rows.doc IS NULL RETURNING pk`,
    values: parameters(target, rows),
  })
  const keys = new Set(added.map(({ pk }) => pk.toString('hex')))
  return rows.filter(({ pk }) => keys.has(pk.toString('hex')))
}

function parameters({ table, isShared, trans }: Target, rows: readonly NewRow[]) {
  const { version, writer = null } = trans
  if (isShared) trans.version += rows.length
  const [keys, texts] = [rows.map(({ pk }) => pk), rows.map(({ text }) => text)]
  return [table, keys, texts, rows.map(({ owner }) => owner ?? null), isShared, version, writer]
}

/** Replaces the index entries of rows. */
export async function putEntries(
  client: PoolClient,
  table: string,
  rows: readonly Pick<NewRow, 'pk' | 'entries'>[],
) {
  await client.query({
    name: 'delete-entries',
    text: 'DELETE FROM entries WHERE tbl = $1 AND pk = ANY($2)',
    values: [table, rows.map(({ pk }) => pk)],
  })
  const all = rows.flatMap(({ pk, entries }) => entries.map(entry => ({ ...entry, pk })))
  if (all.length === 0) return
  await client.query({
    name: 'put-entries',
    text: 'INSERT INTO entries (tbl, idx, key, pk) SELECT $1, * FROM unnest($2::text[], $3::bytea[], $4::bytea[])',
    values: [table, all.map(({ index }) => index.name), all.map(({ key }) => key), all.map(({ pk }) => pk)],
  })
}

/**
 * `next` is the number of the first parameter that the condition does not use. Each row is found again by its primary key
 * (`ON CONFLICT`). An UPDATE with a join would, with outdated statistics, read all rows again for each row.
 */
const REMOVE = (condition: string, next: number) => `
INSERT INTO rows (tbl, pk, owner, writer, version)
SELECT tbl, pk, owner, $${next + 1}, $${next} + row_number() OVER (ORDER BY pk)
FROM rows WHERE tbl = $1 AND doc IS NOT NULL${condition}
ON CONFLICT (tbl, pk) DO UPDATE SET doc = NULL, writer = excluded.writer, version = excluded.version`

/** Deletes the rows whose primary key, the column `pk`, meets a condition with parameters from $2 on. */
export async function deleteRows(client: PoolClient, target: Target, { sql, values }: Condition) {
  const { table, isShared, trans } = target
  const all = [table, ...values]
  await client.query(`DELETE FROM entries WHERE tbl = $1${sql}`, all)
  if (!isShared) return client.query(`DELETE FROM rows WHERE tbl = $1${sql}`, all)
  const { rowCount } = await client.query(REMOVE(sql, all.length + 1), [
    ...all,
    trans.version,
    trans.writer ?? null,
  ])
  trans.version += rowCount ?? 0
}
