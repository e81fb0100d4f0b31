import type { DBCoreQuery } from 'dexie'
import type { PoolClient } from 'pg'
import { inRange } from './ranges.ts'

/** A row that a query found: the bytes of its key in the index and of its primary key, and its text if requested. */
export interface Found {
  key: Buffer
  pk: Buffer
  doc: string | null
}

export interface ReadOptions {
  readonly values: boolean
  readonly direction?: 'next' | 'nextunique' | 'prev' | 'prevunique'
  readonly limit?: number
}

/** Returns the texts of rows by the bytes of their primary keys, in hexadecimal digits. */
export async function readMany(client: PoolClient, table: string, keys: readonly Buffer[]) {
  const { rows } = await client.query<{ pk: Buffer; doc: string }>({
    name: 'read-many',
    text: 'SELECT pk, doc::text FROM rows WHERE tbl = $1 AND pk = ANY($2) AND doc IS NOT NULL',
    values: [table, keys],
  })
  return new Map(rows.map(({ pk, doc }) => [pk.toString('hex'), doc]))
}

/** Returns the rows of a range of an index, in its order. */
export async function readRange(
  client: PoolClient,
  table: string,
  { index, range }: DBCoreQuery,
  { values, direction = 'next', limit = Number.POSITIVE_INFINITY }: ReadOptions,
): Promise<Found[]> {
  const { from, key, doc, parameters } = source(table, index)
  const condition = inRange(key, range, parameters.length + 1)
  const isUnique = direction.endsWith('unique') && !index.isPrimaryKey
  const isReversed = direction.startsWith('prev')
  const order = isReversed ? 'DESC' : 'ASC'
  const all: unknown[] = [...parameters, ...condition.values]
  const text = [
    `SELECT ${isUnique ? `DISTINCT ON (${key}) ` : ''}${key} AS key, pk${values ? `, ${doc} AS doc` : ''}`,
    `FROM ${from}${condition.sql}`,
    // Of equal keys, a unique cursor finds the lowest primary key in both directions.
    `ORDER BY ${key} ${order}, pk ${isUnique ? 'ASC' : order}`,
    Number.isFinite(limit) ? `LIMIT $${all.push(limit)}` : '',
  ].join(' ')
  const { rows } = await client.query<Found>(text, all)
  return rows
}

/** Returns the number of rows in a range of an index. */
export async function countRange(client: PoolClient, table: string, { index, range }: DBCoreQuery) {
  const { from, key, parameters } = source(table, index)
  const condition = inRange(key, range, parameters.length + 1)
  const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${from}${condition.sql}`, [
    ...parameters,
    ...condition.values,
  ])
  return Number(rows[0]?.count)
}

/**
 * The primary keys are in `rows`, and the keys of an index in `entries`, which has only those of rows that exist. The text
 * of a row is read by its primary key. A join would, with outdated statistics, read all rows again for each entry.
 */
const source = (table: string, { isPrimaryKey, name }: DBCoreQuery['index']) =>
  isPrimaryKey
    ? {
        from: 'rows WHERE tbl = $1 AND doc IS NOT NULL',
        key: 'pk',
        doc: 'doc::text',
        parameters: [table],
      }
    : {
        from: 'entries e WHERE e.tbl = $1 AND e.idx = $2',
        key: 'key',
        doc: '(SELECT doc::text FROM rows r WHERE r.tbl = e.tbl AND r.pk = e.pk)',
        parameters: [table, name],
      }
