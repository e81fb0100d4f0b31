import { client } from '#src/api/client.ts'
import { invalidate } from '#src/api/invalidation.ts'
import { chat } from '#src/contract/chat.ts'
import { dequeue, markEmpty, markFailed, nextMessage, retry } from '#src/device/chat/chat-outbox.ts'
import type { QueuedMessage } from '#src/device/database.ts'
import { isInTeam } from '#src/device/in-team.ts'
import { teamHub } from '#src/features/chat/team-hub.ts'
import { ApiProblem } from '#src/lib/problem.ts'

const api = client(chat)

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
 * is marked and kept; without a network, when the connection is lost, or when the device's database fails, the rest waits
 * for the next call. In a team no network is needed: the message is a write of this device. Never rejects.
 */
export const sendWaiting = (fromID: string): Promise<void> =>
  // The database is closed under a page that goes into the back/forward cache.
  navigator.locks.request('outpost.outbox', () => sendAll(fromID)).catch(() => undefined)

async function sendAll(fromID: string): Promise<void> {
  const isReady = () => isInTeam() || (navigator.onLine && teamHub().state() === 'connected')
  for (;;) {
    const next = await nextMessage(fromID)
    if (!next) return markEmpty()
    if (!isReady()) return
    try {
      await (isInTeam() ? write(next) : teamHub().invoke('sendMessage', outgoing(next)))
      // It is added to the history before it leaves the outbox, so that it is always in one of them.
      await invalidate(['chat'])
      await dequeue(next.id)
    } catch (error) {
      if (!isReady()) return
      if (!isRefusal(error)) return void setTimeout(() => sendWaiting(fromID), RETRY_DELAY_MS)
      await markFailed(next.id, error.message)
    }
  }
}

const outgoing = ({ id, toID, text, attachments, replyTo }: QueuedMessage) => ({
  id,
  toID,
  text,
  ...(attachments && { attachments }),
  ...(replyTo && { replyTo: replyTo.id }),
})

/** The key is that of the message, so that it is stored once, here and for the team. */
const write = (message: QueuedMessage) =>
  api.send({ body: outgoing(message), idempotencyKey: `chat ${message.id}` })

/** SignalR reports a refusal by the hub as a plain `Error`, and a lost connection as a subclass with the same name. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof ApiProblem
    ? REFUSALS.includes(error.status)
    : error instanceof Error && error.constructor === Error

/** After another status of a call, such as that of an older page, the message waits. */
const REFUSALS = [400, 404, 422]
