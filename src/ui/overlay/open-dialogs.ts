import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { listeners } from '#src/lib/listeners.ts'

let openDialogs = 0
const [subscribe, notify] = listeners()

function change(by: number) {
  openDialogs += by
  notify()
}

/** Counts a dialog while it is open. */
export function useOpenDialog(open: boolean) {
  useLayoutEffect(() => {
    if (!open) return
    change(1)
    return () => change(-1)
  }, [open])
}

/**
 * Returns whether a drawer is shown that should be open. It waits for dialogs that were open before: it would be under
 * them, and still take the focus and make them inert. This happens after a reload of an address that names both.
 */
export function useWaitForDialogs(open: boolean): boolean {
  const waits = useSyncExternalStore(subscribe, () => openDialogs > 0)
  const [isShown, setIsShown] = useState(false)
  if (!open && isShown) setIsShown(false)
  // A dialog that opens in the same commit is counted by then.
  useEffect(() => {
    if (open && !waits) setIsShown(openDialogs === 0)
  }, [open, waits])
  return open && isShown
}
