import { Dexie } from 'dexie'

/*
 * On the server of a team: transactions of writes that a device has run before. What such a write says has happened, so
 * a limit that holds back a sale on the device does not refuse it here.
 */
const replayed = new WeakSet<object>()

/** Marks a transaction as that of a write that a device has run before. */
export const markReplayed = (transaction: object) => void replayed.add(transaction)

/** Returns whether a transaction, by default the current one, is that of a write that a device has run before. */
export const isReplayed = (transaction: object | undefined = Dexie.currentTransaction?.idbtrans) =>
  transaction !== undefined && replayed.has(transaction)
