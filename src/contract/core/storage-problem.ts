/**
 * Why the database of this device cannot be used. `cleared`: the browser removed it. `upgradeBlocked`: another tab holds it
 * open; `upgradeFailed`: it stays whole at its older version. `noRoom`: the device has none for it. `newer`: a newer
 * release has written it, so it is only read. `broken`: it does not open for another reason.
 */
export type StorageProblem = (typeof storageProblems)[number]
export const storageProblems = [
  'cleared',
  'upgradeBlocked',
  'upgradeFailed',
  'noRoom',
  'newer',
  'broken',
] as const

/** What a page asks the worker about its database, outside of the API, which needs one. */
export type StorageRequest =
  | { storage: 'check' }
  /** Takes this backup in place of the database that was cleared. */
  | { storage: 'restore'; file: File; lang: string }
  /** Begins again with the sample data. */
  | { storage: 'startOver' }

/** `message` says why a backup was not restored, in the caller's language. */
export type StorageReply = { problem?: StorageProblem; message?: string }
