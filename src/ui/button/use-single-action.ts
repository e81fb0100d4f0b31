import { useRef } from 'react'

/** A click. The second click of a double click has `detail` 2. */
export interface Press {
  detail?: number
}

/**
 * Returns a function that runs an action which creates something. It ignores calls while the action is pending, and the
 * second click of a double click; for these it resolves to `undefined`. It rejects as the action does.
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
