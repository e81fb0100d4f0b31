import type { Domain } from '#src/contract/core/define.ts'
import type { PulledRow } from '#src/contract/shared/pulled-rows.ts'

/** The ids of all rows that a write changed, by the name of their row cache. */
export type ChangedRows = Readonly<Record<string, readonly string[]>>

/** Takes the changed domains and, if known, the changed rows. `pulled` are those that other devices of the team changed. */
type Invalidate = (
  domains: readonly Domain[],
  rows?: ChangedRows,
  pulled?: readonly PulledRow[],
) => Promise<unknown>

const channel = new BroadcastChannel('outpost.invalidation')
const listeners = new Set<Invalidate>()

/** Notifies the other tabs and this one that these domains changed. Resolves when this tab shows the new data. */
export const broadcastInvalidation: Invalidate = (...change) => {
  channel.postMessage(change)
  return invalidate(...change)
}

/** Registers a listener for changed domains, in this tab or in another one. Returns a function that removes it. */
export function onInvalidation(listener: Invalidate): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Reloads the data of these domains in this tab only: the other tabs receive the event themselves. Rejects as the first
 * listener that fails.
 */
export const invalidate: Invalidate = (...change) =>
  Promise.all([...listeners].map(listener => listener(...change)))

channel.addEventListener('message', ({ data }: MessageEvent<Parameters<Invalidate>>) => invalidate(...data))
