import { useRef } from 'react'

/** A click. The second click of a double click has the detail 2. */
export interface Press {
  detail?: number
}

/**
 * Runs an action that creates something. Repeated calls are ignored while it is pending; so is the second click of a
 * double click. The returned function resolves to `undefined` for ignored calls.
 */
export function useSingleAction() {
  const isPending = useRef(false)

  return async <Reply>(run: () => Promise<Reply>, press?: Press): Promise<Reply | undefined> => {
    if (isPending.current || (press?.detail ?? 0) > 1) return undefined
    isPending.current = true
    try {
      return await run()
    } finally {
      isPending.current = false
    }
  }
}
