import { startTransition, useEffect, useState } from 'react'

/**
 * Returns false during the first render and while `what` is new, and true after the paint: for content that may appear
 * slightly later.
 */
export function useAfterPaint(what: unknown = true): boolean {
  const [painted, setPainted] = useState<unknown>()
  useEffect(() => startTransition(() => setPainted(what)), [what])
  return painted === what
}
