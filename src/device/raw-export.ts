import { toJson } from '#src/lib/bytes-json.ts'

/** As Dexie counts: ten of IndexedDB's versions are one of the schema's. */
const VERSION_STEP = 10

/**
 * Everything that the database holds, as the file of a backup: read without the schema, so that an older database can be
 * saved that this release cannot open. Rejects when it does not open, or when there is none.
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

/** Keys, which cannot be read, and what a backup leaves out for its size. */
const ofTheDevice = new Set(['secrets', 'replies', 'snapshots', 'projections', 'written'])

function openRaw(): Promise<IDBDatabase> {
  const request = indexedDB.open('outpost')
  // There is none: it must not be made here.
  request.addEventListener('upgradeneeded', () => request.transaction?.abort())
  return settled(request)
}

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
