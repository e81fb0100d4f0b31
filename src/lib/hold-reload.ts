interface Hold {
  /** It ends when the user asks for the reload in this tab. */
  endsOnRequest?: boolean
}

const holds = new Set<Hold>()
const listeners = new Set<() => void>()

/**
 * Delays reloads that the app itself starts, for example for a new version, until the returned function is called. Use
 * it while typed text is not stored yet.
 */
export function holdReload(options: Hold = {}): () => void {
  const hold = { ...options }
  holds.add(hold)
  return () => {
    holds.delete(hold)
    for (const released of listeners) released()
  }
}

/** Ends the holds that do not outlast a request of the user. */
export function endHoldsOnRequest() {
  for (const hold of holds) if (hold.endsOnRequest) holds.delete(hold)
}

/** Returns whether any hold is active. */
export const isReloadHeld = () => holds.size > 0

/** Calls `released` when a hold has ended; other holds may still be active. */
export const onRelease = (released: () => void) => void listeners.add(released)
