/**
 * Transactions that delete for good, because the device is full: what they remove has no copy in the trash, and neither a
 * reply nor an entry of the change log is stored. A full device can delete, but store nothing.
 */
const purging = new WeakSet<object>()

export const markPurging = (transaction: object) => void purging.add(transaction)

export const isPurging = (transaction: object | undefined) =>
  transaction !== undefined && purging.has(transaction)
