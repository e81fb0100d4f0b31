const holds = new Set<symbol>()
const listeners = new Set<() => void>()

/**
 * Delays reloads that the app itself starts, such as for a new version, until the returned function is called: while
 * typed text is not stored yet.
 */
export function holdReload(): () => void {
  const hold = Symbol()
  holds.add(hold)
  return () => {
    holds.delete(hold)
    for (const released of listeners) released()
  }
}

export const isReloadHeld = () => holds.size > 0

/** Calls back when a hold has ended; there may be others. */
export const onRelease = (released: () => void) => void listeners.add(released)
