import { type ReactNode, Suspense, useEffect, useState } from 'react'

/**
 * Leaves out what has never been open, then keeps it, so that it can animate away. A layer that waits for the end of its
 * animation misses it when the page is busy; so what has been closed for a second goes in any case.
 */
export function LazyMount({ open, children }: { open: boolean; children: ReactNode }) {
  const [isThere, setIsThere] = useState(open)
  if (open && !isThere) setIsThere(true)

  useEffect(() => {
    if (open) return
    const timer = setTimeout(() => setIsThere(false), 1000)
    return () => clearTimeout(timer)
  }, [open])

  return isThere && <Suspense>{children}</Suspense>
}
