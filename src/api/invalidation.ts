import type { Domain } from '#src/contract/core/define.ts'

/** The ids of all rows that a write changed, by the name of their row cache. */
export type ChangedRows = Readonly<Record<string, readonly string[]>>

/** Takes the changed domains and, if known, the changed rows. */
type Invalidate = (domains: readonly Domain[], rows?: ChangedRows) => Promise<unknown>

const channel = new BroadcastChannel('outpost.invalidation')
const listeners = new Set<Invalidate>()

/** Notifies the other tabs and this one that these domains changed. Resolves when this tab shows the new data. */
export const broadcastInvalidation: Invalidate = (...change) => {
  channel.postMessage(change)
  return invalidate(...change)
}

/** Registers a listener for changed domains, in this tab or in another one. */
export function onInvalidation(listener: Invalidate) {
  listeners.add(listener)
}

/**
 * Reloads the data of these domains in this tab only: the other tabs receive the event themselves. Rejects as the first
 * listener that fails.
 */
export const invalidate: Invalidate = (...change) =>
  Promise.all([...listeners].map(listener => listener(...change)))

channel.addEventListener('message', ({ data }: MessageEvent<Parameters<Invalidate>>) => invalidate(...data))
