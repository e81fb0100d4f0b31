import { useState } from 'react'
import type { SaveStatus } from '#src/api/autosave.ts'
import type { Item } from '#src/contract/files.ts'
import { useFolder } from '#src/features/files/use-folder.ts'

/** Saves one field of an item. Resolves to whether it is saved. */
export type Save = (fields: Partial<Pick<Item, 'name' | 'description'>>) => Promise<boolean>

/** Saves fields of an item, and returns the status for the "Saved" mark. */
export function useSave(id: string): { save: Save; status: SaveStatus } {
  const { update } = useFolder()
  const [status, setStatus] = useState<SaveStatus>('idle')

  async function save(fields: Parameters<Save>[0]) {
    setStatus('saving')
    const isSaved = await update(id, fields)
    setStatus(isSaved ? 'saved' : 'failed')
    return isSaved
  }

  return { save, status }
}
