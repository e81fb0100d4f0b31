import { type ReactNode, Suspense, useEffect, useState } from 'react'

/**
 * Mounts its content at the first opening and keeps it, so that closing can be animated. A layer can miss the end of
 * its animation when the page is busy, so content that was closed for a second is unmounted in any case.
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
