import type { QueuedMessage } from '#src/device/database.ts'
import { listeners } from '#src/lib/listeners.ts'

/*
 * New messages of the chat, in `localStorage` until they are rows of the device's database: it is synchronous, so a
 * message is not lost when the page closes immediately afterwards, and it needs no database to be loaded.
 */

/** The key of the messages that are not rows of the database yet. */
const journalKey = 'outpost.outbox'
/** The key of the mark that the outbox was empty when the database was last read. */
const emptyKey = 'outpost.outbox-empty'

const [subscribe, notify] = listeners()

/** Returns whether a message may be in the outbox of the chat, without loading the device's database. */
export const mayHaveMessages = () =>
  localStorage.getItem(emptyKey) === null || localStorage.getItem(journalKey) !== null

/** Sets or removes the mark that the outbox is empty. */
export const markOutbox = (state: 'empty' | 'used') =>
  state === 'empty' ? localStorage.setItem(emptyKey, '1') : localStorage.removeItem(emptyKey)

/** Adds a message at the end. Throws a `QuotaExceededError` when `localStorage` is full. */
export function addToJournal(message: Omit<QueuedMessage, 'problem'>) {
  markOutbox('used')
  localStorage.setItem(journalKey, JSON.stringify([...readJournal(), message]))
  notify()
}

/** Calls `changed` when this page adds a message. Returns a function that ends this. */
export const onAdded = subscribe

/** Calls `changed` when another tab adds a message, or moves messages to the database. */
export const onAddedElsewhere = (changed: () => void) =>
  addEventListener('storage', ({ key }) => key === journalKey && changed())

/** Returns the messages that are not rows yet. */
export function readJournal(): QueuedMessage[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(journalKey) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

/** Removes messages from the journal. */
export function removeFromJournal(ids: ReadonlySet<string>) {
  const rest = readJournal().filter(({ id }) => !ids.has(id))
  if (rest.length > 0) localStorage.setItem(journalKey, JSON.stringify(rest))
  else localStorage.removeItem(journalKey)
}
