import type { DBCoreMutateRequest, DBCoreTable, Transaction } from 'dexie'
import { replaceTablesIn } from '#sw/storage/transaction-tables.ts'

/** A row by its key; `undefined` when the table has none. `write` tells how it is to be written. */
interface Entry {
  row: unknown
  write?: 'add' | 'put'
}

/**
 * Keeps the rows that a transaction reads and writes by key in memory, so that thousands of small writes need few
 * requests to IndexedDB (`docs/decisions/046-the-sample-in-memory.md`). Returns a function that writes the changed rows, which the transaction calls at its end.
 * Other reads, and deletions, write the changed rows of their table first.
 */
export function bufferWrites({ idbtrans: trans }: Transaction) {
  const tables = new Map<string, ReturnType<typeof bufferOf>>()
  replaceTablesIn(trans, table => {
    const buffer = tables.get(table.name) ?? bufferOf(table, trans)
    tables.set(table.name, buffer)
    return buffer.table
  })
  return () => Promise.all([...tables.values()].map(({ flush }) => flush()))
}

// No function is `async`: in a transaction `Promise` is Dexie's, and after many awaits of native promises Dexie loses the
// current transaction.
function bufferOf(stored: DBCoreTable, trans: IDBTransaction) {
  const entries = new Map<string, Entry>()
  /** The replies to queries since the last write. */
  const replies = new Map<string, ReturnType<DBCoreTable['query']>>()
  const { primaryKey } = stored.schema

  function flush() {
    const changed = { add: [] as unknown[], put: [] as unknown[] }
    for (const entry of entries.values()) {
      if (entry.write) changed[entry.write].push(entry.row)
      delete entry.write
    }
    return Promise.all(
      Object.entries(changed).map(
        ([type, values]) =>
          values.length > 0 && stored.mutate({ type, trans, values } as DBCoreMutateRequest).then(throwFirst),
      ),
    )
  }

  function rowsOf(keys: readonly unknown[]) {
    const missing = keys.filter(key => !entries.has(nameOf(key)))
    const copies = () => keys.map(key => structuredClone(entries.get(nameOf(key))?.row))
    if (missing.length === 0) return Promise.resolve(copies())
    return stored.getMany({ trans, keys: missing }).then(rows => {
      // It may have been written since.
      for (const [index, key] of missing.entries())
        if (!entries.has(nameOf(key))) entries.set(nameOf(key), { row: rows[index] })
      return copies()
    })
  }

  const table: DBCoreTable = {
    ...stored,
    get: ({ key }) => rowsOf([key]).then(([row]) => row),
    getMany: ({ keys }) => rowsOf(keys),
    mutate(request) {
      replies.clear()
      if (request.type === 'delete' || request.type === 'deleteRange')
        return flush().then(() => {
          entries.clear()
          return stored.mutate(request)
        })
      const results = request.values.map(row => {
        const key = primaryKey.extractKey?.(row)
        const isNew = request.type === 'add' || entries.get(nameOf(key))?.write === 'add'
        entries.set(nameOf(key), { row: structuredClone(row), write: isNew ? 'add' : 'put' })
        return key
      })
      return Promise.resolve({ numFailures: 0, failures: {}, lastResult: results.at(-1), results })
    },
    query({ trans: _, ...request }) {
      const name = nameOf(request)
      const reply = replies.get(name) ?? flush().then(() => stored.query({ trans, ...request }))
      replies.set(name, reply)
      return reply.then(result => structuredClone(result))
    },
    count: request => flush().then(() => stored.count(request)),
    openCursor: request => flush().then(() => stored.openCursor(request)),
  }
  return { table, flush }
}

const nameOf = (key: unknown) => JSON.stringify(key)

function throwFirst({ failures }: { failures: Record<number, Error> }) {
  for (const failure of Object.values(failures)) throw failure
}
