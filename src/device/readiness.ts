/**
 * Whether a worker serves this page. `preparing`: not yet, and it takes so long that a notice is shown. `failed`: it
 * could not be loaded, and loading is retried.
 */
export type Readiness = 'ready' | 'preparing' | 'failed'

let current: Readiness = 'ready'
const listeners = new Set<() => void>()

export const readiness = () => current

export function setReadiness(next: Readiness) {
  current = next
  for (const changed of listeners) changed()
}

export function onReadiness(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
