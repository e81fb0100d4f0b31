import { type DBCore, type DBCoreAddRequest, type DBCorePutRequest, Dexie, type Middleware } from 'dexie'
import type { PoolClient } from 'pg'
import { keyBytes } from '#server/keys/key-bytes.ts'
import type { PgTransaction } from '#server/storage/transaction.ts'
import { Problem } from '#sw/server/problem.ts'
import { isReplayed } from '#sw/server/replayed.ts'

/** The fields in which two rows of a team have no equal text. Devices have no unique index on them, so a pull never fails. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  products: ['sku', 'barcode'],
  productTags: ['title'],
  contactTags: ['title'],
  taskTags: ['title'],
}

/** A text in a stored row, as its JSON contains it. */
interface Name {
  readonly pk: Buffer
  readonly field: string
  readonly value: string
  readonly text: string
}

/**
 * Refuses the write of a device that gives a row a name which another row of the team has: 409 (`duplicate`). A row that
 * has the name already keeps it.
 */
export const refuseTaken: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'refuse-taken',
  create: core => ({
    ...core,
    table(name) {
      const table = core.table(name)
      const fields = NAMES[name]
      if (!fields) return table
      const keyOf = table.schema.primaryKey.extractKey
      return {
        ...table,
        mutate(request) {
          const isStore = request.type === 'add' || request.type === 'put'
          if (!isStore || !isReplayed(request.trans)) return table.mutate(request)
          const names = namesOf(request, fields, row => keyOf?.(row))
          const trans = request.trans as PgTransaction
          // The transaction runs them in this order.
          const checked = trans.do(client => refuse(client, name, names))
          return Dexie.Promise.all([table.mutate(request), checked]).then(([response]) => response)
        },
      }
    },
  }),
}

function namesOf(
  { values }: DBCoreAddRequest | DBCorePutRequest,
  fields: readonly string[],
  keyOf: (row: object) => unknown,
): Name[] {
  return values.flatMap((row: Record<string, unknown>) =>
    fields.flatMap(field => {
      const value = row[field]
      if (typeof value !== 'string' || value === '') return []
      return [{ pk: keyBytes(keyOf(row)), field, value, text: `"${field}":${JSON.stringify(value)}` }]
    }),
  )
}

async function refuse(client: PoolClient, table: string, names: readonly Name[]) {
  if (names.length === 0) return
  const { rows } = await client.query<{ pk: Buffer; doc: string }>(
    'SELECT pk, doc::text AS doc FROM rows WHERE tbl = $1 AND pk = ANY($2) AND doc IS NOT NULL',
    [table, names.map(({ pk }) => pk)],
  )
  const before = new Map(rows.map(({ pk, doc }) => [pk.toString('hex'), doc]))
  for (const { pk, field, value, text } of names) {
    if (before.get(pk.toString('hex'))?.includes(text)) continue
    const { rowCount } = await client.query(
      'SELECT FROM rows WHERE tbl = $1 AND pk <> $2 AND strpos(doc::text, $3) > 0 LIMIT 1',
      [table, pk, text],
    )
    if (rowCount) throw new Problem(409, { text: { code: 'duplicate', name: value }, field })
  }
}
