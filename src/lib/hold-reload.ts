const holds = new Set<symbol>()
const listeners = new Set<() => void>()

/**
 * Delays reloads that the app itself starts, for example for a new version, until the returned function is called. Use
 * it while typed text is not stored yet.
 */
export function holdReload(): () => void {
  const hold = Symbol()
  holds.add(hold)
  return () => {
    holds.delete(hold)
    for (const released of listeners) released()
  }
}

/** Returns whether any hold is active. */
export const isReloadHeld = () => holds.size > 0

/** Calls `released` when a hold has ended; other holds may still be active. */
export const onRelease = (released: () => void) => void listeners.add(released)
