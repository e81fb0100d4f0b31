import { existsSync, openSync, readFileSync, writeSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import type {
  DBCore,
  DBCoreKeyRange,
  DBCoreMutateRequest,
  DBCoreMutateResponse,
  DBCoreTable,
  Dexie,
  Middleware,
  Table,
} from 'dexie'

/** One row that a transaction has stored or deleted, or the deleted rows of a range of keys. */
export type Change =
  | { table: string; put: unknown; key?: unknown }
  | { table: string; remove: unknown }
  | { table: string; range: DBCoreKeyRange }

const HEAD = 4

/**
 * Writes what each transaction of a database has changed to a file when it commits, since the database of a test is in
 * memory: a process that is killed opens its database again as the last commit has left it.
 */
export function journalTo(file: string): Middleware<DBCore> {
  const journal = openSync(file, 'a')
  const changes = new WeakMap<object, Change[]>()
  return {
    stack: 'dbcore',
    name: 'journal',
    level: 0,
    create: core => ({
      ...core,
      transaction(tables, mode, options) {
        const transaction = core.transaction(tables, mode, options)
        if (mode !== 'readwrite') return transaction
        const own: Change[] = []
        changes.set(transaction, own)
        const events = transaction as unknown as IDBTransaction
        events.addEventListener('complete', () => {
          if (own.length === 0) return
          const bytes = serialize(own)
          const head = Buffer.alloc(HEAD)
          head.writeUInt32BE(bytes.length)
          writeSync(journal, Buffer.concat([head, bytes]))
        })
        return transaction
      },
      table(name) {
        const table = core.table(name)
        return {
          ...table,
          mutate: request =>
            table.mutate(request).then(response => {
              if (response.numFailures > 0) throw new Error(`A row of ${name} could not be stored`)
              changes.get(request.trans)?.push(...changesOf(table, request, response))
              return response
            }),
        }
      },
    }),
  }
}

function changesOf(
  { name: table, schema: { primaryKey } }: DBCoreTable,
  request: DBCoreMutateRequest,
  { results, lastResult }: DBCoreMutateResponse,
): Change[] {
  if (request.type === 'delete') return request.keys.map(remove => ({ table, remove }))
  if (request.type === 'deleteRange') {
    return [{ table, range: request.range }]
  }
  const { values, keys = results } = request
  const path =
    primaryKey.autoIncrement && typeof primaryKey.keyPath === 'string' ? primaryKey.keyPath : undefined
  // The key of this device's own tokens cannot be written to a file; the next process makes another one.
  const written = values.filter(value => !Object.values(value).some(one => one instanceof CryptoKey))
  return written.map((value, index) => ({
    table,
    // Numbers that the database gives in one request follow each other.
    put: structuredClone(path ? { [path]: lastResult - values.length + 1 + index, ...value } : value),
    ...(primaryKey.outbound && { key: keys?.[index] ?? lastResult }),
  }))
}

/** Returns the changes of each transaction of a journal, in their order. One that was cut off is left out. */
export function* transactionsIn(file: string): Generator<Change[]> {
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
  for (let at = 0; at + HEAD <= bytes.length; ) {
    const end = at + HEAD + bytes.readUInt32BE(at)
    if (end > bytes.length) return
    yield deserialize(bytes.subarray(at + HEAD, end))
    at = end
  }
}

/** Makes the changes of a journal in a database of the same tables. */
export async function replay(file: string, database: Dexie) {
  for (const changes of transactionsIn(file)) {
    const tables = [...new Set(changes.map(({ table }) => table))]
    await database.transaction('rw', tables, async () => {
      for (const change of changes) {
        const table = database.table(change.table)
        if ('put' in change) await table.put(change.put, change.key as string)
        else if ('remove' in change) await table.delete(change.remove as string)
        else await rowsIn(table, change.range).delete()
      }
    })
  }
}

function rowsIn(table: Table, { type, lower, upper, lowerOpen = false, upperOpen = false }: DBCoreKeyRange) {
  const EQUAL = 1
  const ANY = 3
  if (type === ANY) return table.toCollection()
  const keys = table.where(':id')
  return type === EQUAL ? keys.equals(lower) : keys.between(lower, upper, !lowerOpen, !upperOpen)
}
