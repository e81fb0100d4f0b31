import { startTransition, useEffect, useState } from 'react'

/** False while something appears, and true once it is on the screen: for what can come a moment later. */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => startTransition(() => setPainted(true)), [])
  return isPainted
}
