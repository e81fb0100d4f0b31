import { listeners } from '#src/lib/listeners.ts'

/**
 * The state of the worker for this page. `preparing`: it does not control the page yet, and a notice is shown because
 * this takes long. `failed`: it could not be loaded, and loading is retried.
 */
export type Readiness = 'ready' | 'preparing' | 'failed'

let current: Readiness = 'ready'
const [subscribe, notify] = listeners()

/** Returns the current state. */
export const readiness = () => current

/** Sets the state and calls the listeners. */
export function setReadiness(next: Readiness) {
  current = next
  notify()
}

/** Calls `changed` when the state changes. Returns a function that ends this. */
export const onReadiness = subscribe
