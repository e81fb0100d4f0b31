import { useEffect } from 'react'
import { useSharedQuery } from '#src/api/shared-query.ts'
import { useQueuedMessages } from '#src/features/chat/queued.ts'
import { onIdle } from '#src/lib/on-idle.ts'
import { type ChatHistory, historyWith } from './history.ts'
import type { Line } from './message-rows.ts'
import { loadSender } from './send.ts'

/** The messages that a list shows, and where they come from. */
export interface Lines {
  lines: readonly Line[] | undefined
  hasOlder: boolean
  /** The reason why the latest call failed. */
  error: unknown
  history: ChatHistory
}

/**
 * The lines of a conversation: stored messages, then messages in the outbox. `lines` is undefined until they are
 * loaded.
 */
export function useLines(userId: string, peerId: string): Lines {
  const history = historyWith(peerId)
  const { data, error } = useSharedQuery(history)
  const waiting = useQueuedMessages()
  // The first message that is sent need not wait for the code.
  useEffect(() => onIdle(() => void loadSender()), [])

  const arrived = new Set(data?.messages.map(({ id }) => id))
  const own = waiting
    .filter(({ fromID, toID, id }) => fromID === userId && toID === peerId && !arrived.has(id))
    .map(({ id, text, at, problem, attachments, replyTo }): Line => {
      const date = new Date(at).toISOString()
      return {
        id,
        text,
        date,
        isMine: true,
        waits: true,
        ...(attachments && { attachments }),
        ...(replyTo && { replyTo }),
        ...(problem && { problem }),
      }
    })
  return { lines: data && [...data.messages, ...own], hasOlder: data?.hasOlder ?? false, error, history }
}
