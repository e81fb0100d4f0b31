import { startTransition, useEffect, useState } from 'react'

/** False while something appears, or while `what` is new, and true once it is on the screen: for what can come a moment later. */
export function useAfterPaint(what: unknown = true): boolean {
  const [painted, setPainted] = useState<unknown>()
  useEffect(() => startTransition(() => setPainted(what)), [what])
  return painted === what
}
