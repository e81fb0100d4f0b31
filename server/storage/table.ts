import {
  type DBCoreMutateRequest,
  type DBCoreTable,
  type DBCoreTableSchema,
  type DBCoreTransaction,
  Dexie,
} from 'dexie'
import { keyBytes } from '#server/keys/key-bytes.ts'
import { readKey } from '#server/keys/read-key.ts'
import { cursorOver } from './cursor.ts'
import { copyRows, type OwnerOf, removeRows, storeRows } from './mutate.ts'
import { isEmpty } from './ranges.ts'
import { countRange, readMany, readRange } from './read.ts'
import { readRow } from './row-text.ts'
import type { PgTransaction } from './transaction.ts'

/** Dexie passes back what `DBCore.transaction` returned. */
const own = (trans: DBCoreTransaction) => trans as PgTransaction

const nothing = { numFailures: 0, failures: {}, results: [], lastResult: undefined }

/** What the store has to know about a table. */
export interface TableOptions {
  /** Devices get its rows. */
  readonly isShared: boolean
  readonly ownerOf: OwnerOf
}

/** Returns the `DBCoreTable` over the rows of PostgreSQL. */
export function pgTable(schema: DBCoreTableSchema, { isShared, ownerOf }: TableOptions): DBCoreTable {
  const { name } = schema

  /** The request is copied here, before the caller can change it. */
  function mutate(request: DBCoreMutateRequest) {
    const trans = own(request.trans)
    const target = { table: name, isShared, trans }
    if (request.type === 'delete' || request.type === 'deleteRange')
      return trans.do(client => removeRows(client, target, request))
    if (request.values.length === 0) return Dexie.Promise.resolve(nothing)
    const copied = copyRows(schema, request, ownerOf)
    return trans.do(client => storeRows(client, target, schema, request.type, copied))
  }

  return {
    name,
    schema,
    mutate,
    get: ({ trans, key }) => {
      const bytes = keyBytes(key)
      return own(trans).do(async client => {
        const [doc] = (await readMany(client, name, [bytes])).values()
        return doc === undefined ? undefined : readRow(doc)
      })
    },
    getMany: ({ trans, keys }) => {
      // Dexie leaves a place without a key empty.
      const bytes = keys.map((key: unknown) =>
        key === undefined || key === null ? undefined : keyBytes(key),
      )
      return own(trans).do(async client => {
        const texts = await readMany(
          client,
          name,
          bytes.filter(key => key !== undefined),
        )
        return bytes.map(key => {
          const doc = key && texts.get(key.toString('hex'))
          return doc === undefined ? undefined : readRow(doc)
        })
      })
    },
    query: ({ trans, query, values = false, limit, direction }) => {
      if (isEmpty(query.range) || limit === 0) return Dexie.Promise.resolve({ result: [] })
      return own(trans).do(async client => {
        const found = await readRange(client, name, query, {
          values,
          ...(direction && { direction }),
          ...(limit !== undefined && { limit }),
        })
        return { result: found.map(({ pk, doc }) => (values ? readRow(doc ?? 'null') : readKey(pk))) }
      })
    },
    openCursor: ({ trans, query, values = false, reverse = false, unique = false }) => {
      if (isEmpty(query.range)) return Dexie.Promise.resolve(null)
      const direction = `${reverse ? 'prev' : 'next'}${unique ? 'unique' : ''}` as const
      return own(trans)
        .do(client => readRange(client, name, query, { values, direction }))
        .then(found => cursorOver(trans, found, reverse))
    },
    count: ({ trans, query }) =>
      isEmpty(query.range)
        ? Dexie.Promise.resolve(0)
        : own(trans).do(client => countRange(client, name, query)),
  }
}
