/**
 * Transactions that delete permanently, because the device is full: removed rows get no copy in the trash, and no reply
 * and no entry of the change log is stored. On a full device, deleting works only when nothing is stored.
 */
const purging = new WeakSet<object>()

/** Marks a transaction of IndexedDB as one that purges. */
export const markPurging = (transaction: object) => void purging.add(transaction)

/** Returns whether a transaction purges. */
export const isPurging = (transaction: object | undefined) =>
  transaction !== undefined && purging.has(transaction)
