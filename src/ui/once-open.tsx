import { type ReactNode, Suspense, useState } from 'react'

/** Leaves out what has never been open, then keeps it, so that it can animate away and come back at once. */
export function OnceOpen({ open, children }: { open: boolean; children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  return wasOpen && <Suspense>{children}</Suspense>
}
