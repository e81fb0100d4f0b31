import { useSyncExternalStore } from 'react'

/** A download that is being prepared. */
export interface Download {
  /** The name of its file. */
  name: string
  /** In bytes. */
  written: number
  cancel: () => void
}

let download: Download | undefined
const listeners = new Set<() => void>()

export function setDownload(next: Download | undefined) {
  download = next
  for (const changed of listeners) changed()
}

function subscribe(changed: () => void) {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** Returns the download that is being prepared. It goes on while the user looks at something else. */
export const useDownloadProgress = () => useSyncExternalStore(subscribe, () => download)
