import { invalidate } from '#src/api/invalidation.ts'
import { dequeue, markEmpty, markFailed, nextMessage, retry } from '#src/device/chat-outbox.ts'
import { teamHub } from '#src/features/chat/team-hub.ts'

/** Sends a refused message again. */
export async function sendAgain(fromID: string, id: string) {
  await retry(id)
  return sendWaiting(fromID)
}

/** Deletes a refused message. */
export const discard = dequeue

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
