import { useSyncExternalStore } from 'react'
import { listeners } from '#src/lib/listeners.ts'

export type UploadState = 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled'

/** A file on its way to the device's storage, as the tray shows it. */
export interface Upload {
  id: string
  name: string
  /** In bytes. */
  size: number
  /** In bytes. */
  sent: number
  state: UploadState
  /** Why it failed, in the user's language. */
  problem?: string
}

/*
 * The uploads belong to the page and not to a screen: they go on while the user looks at something else.
 */
let uploads: readonly Upload[] = []
const [subscribe, notify] = listeners()

export function setUploads(next: (before: readonly Upload[]) => readonly Upload[]) {
  uploads = next(uploads)
  notify()
}

export const changeUpload = (id: string, fields: Partial<Upload>) =>
  setUploads(before => before.map(upload => (upload.id === id ? { ...upload, ...fields } : upload)))

/** Returns all uploads since the tray was last closed, in their order. */
export const useUploadList = () => useSyncExternalStore(subscribe, () => uploads)

export const isUnderWay = ({ state }: Upload) => state === 'waiting' || state === 'sending'
