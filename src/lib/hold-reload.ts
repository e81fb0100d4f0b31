const holds = new Set<symbol>()
const listeners = new Set<() => void>()

/**
 * Holds back a reload that the app itself makes, such as for a new version, until what this returns is called: for a moment
 * in which something typed is not in its place yet.
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
