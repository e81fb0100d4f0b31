import { type ReactNode, Suspense, useEffect, useState } from 'react'

/**
 * Mounts its content at the first opening, and unmounts it one second after closing. Until then closing can be
 * animated; on a busy page a layer can miss the end of its own animation.
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
