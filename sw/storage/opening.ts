import type { DBCore, Middleware } from 'dexie'
import { schemaVersion } from '#src/contract/core/schema-version.ts'
import type { StorageProblem } from '#src/contract/core/storage-problem.ts'
import { Problem } from '#sw/server/problem.ts'

/**
 * What the last opening of the database found. `isBlocked`: another tab holds an older version of it open. `isNewer`: a
 * newer release has been here; its rows can be read and not be written.
 */
export const opening = { isBlocked: false, isNewer: false }

/** The database cannot be used now. */
export class StorageError extends Error {
  readonly problem: StorageProblem

  constructor(problem: StorageProblem) {
    super(problem)
    this.problem = problem
  }
}

/** Dexie counts versions in tens, and in ones where it has added what was missing. */
const VERSION_STEP = 10

/**
 * IndexedDB, as Dexie opens it. Asked for a lower version than the stored one Dexie asks again without a version; should a
 * table be missing it then raises the version to add that table. A newer database is left as it is.
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
