import type { DBCore, Middleware } from 'dexie'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import type { StorageProblem } from '#src/contract/core/storage-problem.ts'
import { Problem } from '#sw/server/problem.ts'

/**
 * The state that the last opening of the database found. `isBlocked`: another tab has an older version open.
 * `isNewer`: a newer release has upgraded it; its rows can be read but not written.
 */
export const opening = { isBlocked: false, isNewer: false }

/** Thrown while the database cannot be used. */
export class StorageError extends Error {
  readonly problem: StorageProblem

  constructor(problem: StorageProblem) {
    super(problem)
    this.problem = problem
  }
}

/** Dexie multiplies versions by ten, and adds one for each missing table that it has added. */
const VERSION_STEP = 10

/**
 * IndexedDB as Dexie opens it. When the stored version is higher, Dexie opens the database again without a version; if
 * a table is missing, Dexie then raises the version to add that table. This proxy prevents it: a newer database stays
 * unchanged.
 */
export const guardedIndexedDb = new Proxy(indexedDB, {
  get(factory, name) {
    if (name === 'open') return open
    const value: unknown = Reflect.get(factory, name)
    return typeof value === 'function' ? value.bind(factory) : value
  },
})

function open(name: string, version?: number): IDBOpenDBRequest {
  if (version && opening.isNewer && version > schemaVersion * VERSION_STEP)
    throw new DOMException('A newer database stays as it is', 'VersionError')
  const request = indexedDB.open(name, version)
  request.addEventListener('success', () => {
    opening.isBlocked = false
    opening.isNewer = request.result.version >= (schemaVersion + 1) * VERSION_STEP
  })
  return request
}

/** Rejects every write to a newer database with 409. */
export const refuseWritesToNewer: Middleware<DBCore> = {
  stack: 'dbcore',
  create: core => ({
    ...core,
    transaction(tables, mode, options) {
      if (mode === 'readwrite' && opening.isNewer) throw new Problem(409, { text: { code: 'newer' } })
      return core.transaction(tables, mode, options)
    },
  }),
}
