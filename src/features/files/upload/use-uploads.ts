import { createContext, use } from 'react'
import type { PickedFile } from './picked-files.ts'

export interface Uploads {
  /** Sends files into a folder, after asking about those whose name is taken. `null` is the root. */
  upload: (files: readonly PickedFile[], folderId: string | null) => Promise<void>
}

export const UploadsContext = createContext<Uploads | undefined>(undefined)

export function useUploads(): Uploads {
  const uploads = use(UploadsContext)
  if (!uploads) throw new Error('useUploads outside of UploadsProvider')
  return uploads
}
