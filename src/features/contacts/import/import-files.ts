import { useSyncExternalStore } from 'react'

let handed: readonly File[] = []
const listeners = new Set<() => void>()

function set(files: readonly File[]) {
  handed = files
  for (const changed of listeners) changed()
}

/** Passes files to the import dialog: they were dropped on the list, or the system opened them with the app. */
export const shareFiles = (files: readonly File[]) => set(files)

/** The passed files that the dialog has not taken yet. */
export function useHandedFiles() {
  const files = useSyncExternalStore(
    changed => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => handed,
  )
  return { files, take: () => set([]) }
}
