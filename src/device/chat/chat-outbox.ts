import { liveQuery } from 'dexie'
import { deviceDatabase, type QueuedMessage } from '#src/device/database.ts'
import { markOutbox, readJournal, removeFromJournal } from './chat-journal.ts'

/*
 * The messages of the outbox are rows of the device's database. A new one is in the journal first. Older releases stored
 * all of them there.
 */
const { outbox } = deviceDatabase

/** Returns all queued messages, in the order in which they were written. Rejects with Dexie's error. */
export const queuedMessages = () => outbox.orderBy('at').toArray()

/** Moves the journal to rows, and calls `show` with all rows now and after each change, also by other tabs. */
export function followQueued(show: (messages: QueuedMessage[]) => void) {
  // A failure leaves them in the journal.
  void moveJournal().catch(() => undefined)
  liveQuery(queuedMessages).subscribe({ next: show, error: () => undefined })
}

/**
 * Moves the messages in the journal to rows. A message is removed there after its row is stored. Rejects with Dexie's
 * error.
 */
export async function moveJournal(): Promise<void> {
  const messages = readJournal()
  if (messages.length === 0) return
  markOutbox('used')
  await outbox.bulkPut(messages)
  removeFromJournal(new Set(messages.map(({ id }) => id)))
}

/** Returns the first message of a user that was not refused. Rejects with Dexie's error. */
export async function nextMessage(fromID: string): Promise<QueuedMessage | undefined> {
  // Dexie does not try an open that failed again by itself.
  await deviceDatabase.open()
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
  markOutbox('empty')
  if ((await outbox.count()) > 0 || readJournal().length > 0) markOutbox('used')
}

/** Deletes a message: it was sent, or the user discarded it. */
export const dequeue = (id: string) => outbox.delete(id)

/** Marks a message as refused, with the reason. */
export const markFailed = (id: string, problem: string) => outbox.update(id, { problem })

/** Allows a refused message to be sent again. */
export const retry = (id: string) => outbox.update(id, { problem: undefined })
