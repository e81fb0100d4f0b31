import { addToJournal } from '#src/device/chat/chat-journal.ts'
import type { QueuedMessage } from '#src/device/database.ts'
import { retryImport } from '#src/lib/retry-import.ts'

/** Loads the code that sends messages, and the device's database with it. It never rejects. */
export const loadSender = () => retryImport(() => import('./sender.ts'))

/**
 * Stores a message on this device and sends it as soon as there is a connection. Throws a `QuotaExceededError` when
 * `localStorage` is full.
 */
export function send(message: Omit<QueuedMessage, 'id' | 'at' | 'problem'>) {
  // Two messages in the same millisecond stay in order.
  lastAt = Math.max(Date.now(), lastAt + 1)
  addToJournal({ ...message, id: crypto.randomUUID(), at: lastAt })
  return loadSender().then(({ sendWaiting }) => sendWaiting(message.fromID))
}

let lastAt = 0
