/**
 * Why the database of this device cannot be used. `cleared`: the browser deleted it. `upgradeBlocked`: another tab
 * holds it open; `upgradeFailed`: it remains complete at its older version. `noRoom`: the device has no space for it.
 * `newer`: a newer release wrote it, so it is only read. `broken`: it does not open for another reason.
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

/** Requests from a page to the worker about its database, outside of the API, which needs a database. */
export type StorageRequest =
  | { storage: 'check' }
  /** Restores this backup instead of the deleted database. */
  | { storage: 'restore'; file: File; lang: string }
  /** Starts again with the sample data. */
  | { storage: 'startOver' }

/** `message` is the reason why a backup was not restored, in the caller's language. */
export type StorageReply = { problem?: StorageProblem; message?: string }
