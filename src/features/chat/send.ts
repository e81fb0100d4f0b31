import { invalidate } from '#src/api/invalidation.ts'
import { dequeue, enqueue, markFailed, queuedMessages, retry } from '#src/device/chat-outbox.ts'
import { teamHub } from './team-hub.ts'

/** Keeps a message on this device and sends it as soon as there is a connection. */
export function send(fromID: string, toID: string, text: string) {
  enqueue({ id: crypto.randomUUID(), fromID, toID, text, at: Date.now() })
  return sendWaiting(fromID)
}

export function sendAgain(fromID: string, id: string) {
  retry(id)
  return sendWaiting(fromID)
}

/** After how many ms a message that did not get through, though there is a connection, is sent again. */
const RETRY_DELAY_MS = 5000

/**
 * Sends what a user's outbox holds, one after the other, in one tab at a time. What the server refuses is marked and left;
 * without a network, or when the connection is lost, the rest waits for the next.
 */
export const sendWaiting = (fromID: string) =>
  navigator.locks.request('outpost.outbox', async () => {
    const hub = teamHub()
    for (;;) {
      const next = queuedMessages().find(message => message.fromID === fromID && !message.problem)
      if (!next || !navigator.onLine || hub.state() !== 'connected') return
      try {
        await hub.invoke('sendMessage', { id: next.id, toID: next.toID, text: next.text })
        // First it is in the history, then it leaves the outbox: in between it must not be gone.
        await invalidate(['chat'])
        dequeue(next.id)
      } catch (error) {
        if (hub.state() !== 'connected') return
        if (!isRefusal(error)) return void setTimeout(() => sendWaiting(fromID), RETRY_DELAY_MS)
        markFailed(next.id, error.message)
      }
    }
  })

/** SignalR says what a hub refuses by a plain error, and that it could not be reached by another kind. */
const isRefusal = (error: unknown): error is Error => error instanceof Error && error.name === 'Error'
