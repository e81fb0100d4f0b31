import type { Domain } from '#src/contract/core/define.ts'

type Invalidate = (domains: readonly Domain[]) => Promise<unknown>

const channel = new BroadcastChannel('outpost.changes')
const listeners = new Set<Invalidate>()

/** Tells the other tabs and this one that these domains changed. Resolves when this tab shows the new data. */
export async function broadcastInvalidation(domains: readonly Domain[]) {
  channel.postMessage(domains)
  await invalidate(domains)
}

/** Registers what to do when domains change, in this tab or in another one. */
export function onInvalidation(listener: Invalidate) {
  listeners.add(listener)
}

/** Reloads the data of these domains in this tab only: the other tabs receive the event themselves. */
export const invalidate = (domains: readonly Domain[]) =>
  Promise.all([...listeners].map(listener => listener(domains)))

channel.addEventListener('message', ({ data }: MessageEvent<readonly Domain[]>) => invalidate(data))
