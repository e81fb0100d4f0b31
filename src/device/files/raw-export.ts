import { toJson } from '#src/lib/bytes-json.ts'
import { openExisting, readStore } from '#src/lib/existing-database.ts'

/** Dexie multiplies the schema's version by ten to get IndexedDB's version. */
const VERSION_STEP = 10

/**
 * Returns the whole database as a backup file. It is read without the schema, so that a user can save an older database
 * that this release cannot open. Rejects with the `DOMException` of the failed request: an `AbortError` when there is
 * no database.
 */
export async function exportRaw(): Promise<Blob> {
  const database = await openExisting('outpost')
  try {
    const names = [...database.objectStoreNames].filter(name => !ofTheDevice.has(name))
    const reading = database.transaction(names, 'readonly')
    const tables = await Promise.all(names.map(name => readStore(reading, name)))
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

/**
 * Tables with keys and tokens, and tables of which a backup has no use. Writes that wait for a team (`outbox`) are
 * exported.
 */
export const ofTheDevice: ReadonlySet<string> = new Set([
  'secrets',
  'team',
  'replies',
  'snapshots',
  'projections',
  'written',
  'shadows',
  'connections',
  'outgoing',
  'scheduled',
])
