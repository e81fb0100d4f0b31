import { toJson } from '#src/lib/bytes-json.ts'

/** Dexie multiplies the schema's version by ten to get IndexedDB's version. */
const VERSION_STEP = 10

/**
 * Returns the whole database as a backup file. It is read without the schema, so that a user can save an older database
 * that this release cannot open. Rejects with the `DOMException` of the failed request: an `AbortError` when there is
 * no database.
 */
export async function exportRaw(): Promise<Blob> {
  const database = await openRaw()
  try {
    const names = [...database.objectStoreNames].filter(name => !ofTheDevice.has(name))
    const reading = database.transaction(names, 'readonly')
    const tables = await Promise.all(names.map(name => settled(reading.objectStore(name).getAll())))
    const content = {
      app: 'outpost',
      schema: Math.max(1, Math.floor(database.version / VERSION_STEP)),
      at: new Date().toISOString(),
      tables: Object.fromEntries(names.map((name, index) => [name, (tables[index] ?? []).map(toJson)])),
    }
    const json = new Blob([JSON.stringify(content)]).stream()
    return await new Response(json.pipeThrough(new CompressionStream('gzip'))).blob()
  } finally {
    database.close()
  }
}

/** Tables with keys, which cannot be exported, and tables that a backup omits because of their size. */
const ofTheDevice = new Set(['secrets', 'replies', 'snapshots', 'projections', 'written'])

function openRaw(): Promise<IDBDatabase> {
  const request = indexedDB.open('outpost')
  // The database does not exist, and must not be created here.
  request.addEventListener('upgradeneeded', () => request.transaction?.abort())
  return settled(request)
}

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
