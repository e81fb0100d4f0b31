import { useSyncExternalStore } from 'react'
import { useSharedQuery } from '#src/api/shared-query.ts'
import { onOutbox, queuedMessages } from '#src/device/chat-outbox.ts'
import { historyWith } from './history.ts'
import type { Line } from './runs.ts'

/**
 * Returns a conversation as it is shown: stored messages, then waiting ones. `lines` is undefined until they are
 * loaded.
 */
export function useLines(userId: string, peerId: string) {
  const { data, error } = useSharedQuery(historyWith(peerId))
  const waiting = useSyncExternalStore(onOutbox, queuedMessages)

  const arrived = new Set(data?.map(({ id }) => id))
  const own = waiting
    .filter(({ fromID, toID, id }) => fromID === userId && toID === peerId && !arrived.has(id))
    .map(({ id, text, at, problem }): Line => {
      const date = new Date(at).toISOString()
      return { id, text, date, isMine: true, waits: true, ...(problem && { problem }) }
    })
  return { lines: data && [...data, ...own], error }
}
