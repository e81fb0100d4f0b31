import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** The screen whose import dialog reads the files. */
type Receiver = 'contacts' | 'products'

interface Handed {
  to: Receiver
  files: readonly File[]
}

const none: readonly File[] = []
let handed: Handed | undefined
const listeners = new Set<() => void>()

function set(next: Handed | undefined) {
  handed = next
  for (const changed of listeners) changed()
}

function subscribe(changed: () => void) {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Passes files to an import dialog: they were dropped on a list, or the system opened them with the app. */
export const shareFiles = (to: Receiver, files: readonly File[]) => set({ to, files })

/** Calls `read` with the files that are passed to a dialog, also with those from before it was shown. */
export function useHandedFiles(to: Receiver, read: (files: readonly File[]) => void) {
  const files = useSyncExternalStore(subscribe, () => (handed?.to === to ? handed.files : none))
  const take = useEffectEvent(() => {
    set(undefined)
    read(files)
  })
  useEffect(() => {
    if (files.length > 0) take()
  }, [files])
}
