import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { listeners } from '#src/lib/listeners.ts'

/** The screen whose import dialog reads the files. */
type Receiver = 'contacts' | 'products'

interface Handed {
  to: Receiver
  files: readonly File[]
}

const none: readonly File[] = []
let handed: Handed | undefined
const [subscribe, notify] = listeners()

function set(next: Handed | undefined) {
  handed = next
  notify()
}

/** Passes files to an import dialog: they were dropped on a list, or the system opened them with the app. */
export const passFilesTo = (to: Receiver, files: readonly File[]) => set({ to, files })

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
