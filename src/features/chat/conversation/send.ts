import { invalidate } from '#src/api/invalidation.ts'
import { dequeue, enqueue, markEmpty, markFailed, nextMessage, retry } from '#src/device/chat-outbox.ts'
import type { QueuedMessage } from '#src/device/database.ts'
import { teamHub } from '#src/features/chat/team-hub.ts'

/** Stores a message on this device and sends it as soon as there is a connection. */
export function send(message: Omit<QueuedMessage, 'id' | 'at' | 'problem'>) {
  // Two messages in the same millisecond stay in order.
  lastAt = Math.max(Date.now(), lastAt + 1)
  const queued = enqueue({ ...message, id: crypto.randomUUID(), at: lastAt })
  return queued.then(() => sendWaiting(message.fromID))
}

let lastAt = 0

/** Sends a refused message again. */
export async function sendAgain(fromID: string, id: string) {
  await retry(id)
  return sendWaiting(fromID)
}

/** The delay before a message that failed with a connection is sent again, in ms. */
const RETRY_DELAY_MS = 5000

/**
 * Sends the messages in a user's outbox one after the other, in one tab at a time. A message that the server refuses
 * is marked and kept; without a network, or when the connection is lost, the rest waits for the next call.
 */
export const sendWaiting = (fromID: string) =>
  navigator.locks.request('outpost.outbox', async () => {
    const hub = teamHub()
    for (;;) {
      const next = await nextMessage(fromID)
      if (!next) return markEmpty()
      if (!navigator.onLine || hub.state() !== 'connected') return
      try {
        const { id, toID, text, attachments, replyTo } = next
        await hub.invoke('sendMessage', {
          id,
          toID,
          text,
          ...(attachments && { attachments }),
          ...(replyTo && { replyTo: replyTo.id }),
        })
        // It is added to the history before it leaves the outbox, so that it is always in one of them.
        await invalidate(['chat'])
        await dequeue(next.id)
      } catch (error) {
        if (hub.state() !== 'connected') return
        if (!isRefusal(error)) return void setTimeout(() => sendWaiting(fromID), RETRY_DELAY_MS)
        await markFailed(next.id, error.message)
      }
    }
  })

/** SignalR reports a refusal by the hub as a plain `Error`, and a lost connection as another class. */
const isRefusal = (error: unknown): error is Error => error instanceof Error && error.name === 'Error'
