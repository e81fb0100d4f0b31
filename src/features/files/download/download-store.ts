import { useSyncExternalStore } from 'react'
import { listeners } from '#src/lib/listeners.ts'

/** A download that is being prepared. */
export interface Download {
  /** The name of its file. */
  name: string
  /** In bytes. */
  written: number
  cancel: () => void
}

let download: Download | undefined
const [subscribe, notify] = listeners()

export function setDownload(next: Download | undefined) {
  download = next
  notify()
}

/** Returns the download that is being prepared. It goes on while the user looks at something else. */
export const useDownloadProgress = () => useSyncExternalStore(subscribe, () => download)
