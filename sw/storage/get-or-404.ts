import { Dexie, type Table } from 'dexie'
import { notFound } from '#sw/server/problem.ts'
import { db } from './db.ts'

/** Returns the row with an id. Rejects with 404 and a message that contains the noun. */
export const getOr404 = async <T>(table: Table<T, string>, id: string, what: string): Promise<T> =>
  (await read(table, id)) ?? notFound(what, id)

/** Reads from IndexedDB directly outside a transaction: Dexie takes twice as long for a single row. */
async function read<T>(table: Table<T, string>, id: string): Promise<T | undefined> {
  if (Dexie.currentTransaction || !db.isOpen()) return table.get(id)
  try {
    return await rowOf<T>(table.name, id)
  } catch {
    // The connection was closed in between; Dexie opens another one.
    return table.get(id)
  }
}

const rowOf = <T>(table: string, id: string) =>
  new Promise<T | undefined>((resolve, reject) => {
    const request: IDBRequest<T | undefined> = db.backendDB().transaction(table).objectStore(table).get(id)
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
