/**
 * Whether a worker answers this page. `preparing`: not yet, for so long that it is worth a word. `failed`: it could not be
 * loaded, and is tried again.
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
