import type { Domain } from '#src/contract/core/define.ts'

type Invalidate = (domains: readonly Domain[]) => Promise<unknown>

const channel = new BroadcastChannel('outpost.changes')
const listeners = new Set<Invalidate>()

/** Says that these domains changed: in the other tabs, and here. Resolves when this tab shows the new data. */
export async function broadcastInvalidation(domains: readonly Domain[]) {
  channel.postMessage(domains)
  await invalidate(domains)
}

/** What to do when domains change, whoever changed them. */
export function onInvalidation(listener: Invalidate) {
  listeners.add(listener)
}

/** Shows the new data of these domains in this tab only: the others hear of it themselves. */
export const invalidate = (domains: readonly Domain[]) =>
  Promise.all([...listeners].map(listener => listener(domains)))

channel.addEventListener('message', ({ data }: MessageEvent<readonly Domain[]>) => invalidate(data))
