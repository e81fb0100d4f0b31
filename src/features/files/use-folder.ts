import { createContext, use } from 'react'
import type { FolderData } from './load-files.ts'
import type { TransferKind, useTransferActions } from './transfer/use-transfer-actions.ts'
import type { FileActions } from './use-file-actions.ts'

/** What the list and the details of a folder share. */
export interface Folder extends FolderData, FileActions, ReturnType<typeof useTransferActions> {
  /** What the user may do with files. */
  may: { create: boolean; edit: boolean }
  /** Opens the dialog that asks for a folder. */
  openTransfer: (kind: TransferKind, ids: readonly string[]) => void
}

export const FolderContext = createContext<Folder | undefined>(undefined)

export function useFolder(): Folder {
  const folder = use(FolderContext)
  if (!folder) throw new Error('useFolder outside of FolderScreen')
  return folder
}
