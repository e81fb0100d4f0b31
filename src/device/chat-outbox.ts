import { deviceDatabase, type QueuedMessage } from './database.ts'
import { emptyKey, journalKey } from './may-have-messages.ts'

/*
 * The messages of the outbox are rows of the device's database. A new one is written to `localStorage` first, which is
 * synchronous, so it is not lost when the page closes immediately afterwards. Older releases stored all of them there.
 */
const { outbox } = deviceDatabase

/** Returns all queued messages, in the order in which they were written; for `useLiveQuery`. */
export const queuedMessages = () => outbox.orderBy('at').toArray()

/**
 * Adds a message at the end. Throws a `QuotaExceededError` when `localStorage` is full. Resolves when it is stored as a
 * row; rejects with Dexie's error when that fails.
 */
export function enqueue(message: Omit<QueuedMessage, 'problem'>): Promise<void> {
  localStorage.removeItem(emptyKey)
  localStorage.setItem(journalKey, JSON.stringify([...readJournal(), message]))
  return moveJournal()
}

/**
 * Moves the messages in `localStorage` to rows. A message is removed there after its row is stored. Rejects with
 * Dexie's error.
 */
export async function moveJournal(): Promise<void> {
  const messages = readJournal()
  if (messages.length === 0) return
  localStorage.removeItem(emptyKey)
  await outbox.bulkPut(messages)
  const moved = new Set(messages.map(({ id }) => id))
  const rest = readJournal().filter(({ id }) => !moved.has(id))
  if (rest.length > 0) localStorage.setItem(journalKey, JSON.stringify(rest))
  else localStorage.removeItem(journalKey)
}

/** Returns the first message of a user that was not refused. Rejects with Dexie's error. */
export async function nextMessage(fromID: string): Promise<QueuedMessage | undefined> {
  await moveJournal()
  return outbox
    .orderBy('at')
    .filter(message => message.fromID === fromID && !message.problem)
    .first()
}

/**
 * Marks the outbox as empty if it is: with the mark, `mayHaveMessages` need not load the database on the next page. The
 * mark is set before the check, because another tab may add a message in between. Rejects with Dexie's error.
 */
export async function markEmpty(): Promise<void> {
  localStorage.setItem(emptyKey, '1')
  if ((await outbox.count()) > 0 || readJournal().length > 0) localStorage.removeItem(emptyKey)
}

/** Deletes a message: it was sent, or the user discarded it. */
export const dequeue = (id: string) => outbox.delete(id)

/** Marks a message as refused, with the reason. */
export const markFailed = (id: string, problem: string) => outbox.update(id, { problem })

/** Allows a refused message to be sent again. */
export const retry = (id: string) => outbox.update(id, { problem: undefined })

function readJournal(): QueuedMessage[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(journalKey) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}
