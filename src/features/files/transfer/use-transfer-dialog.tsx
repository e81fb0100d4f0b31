import { useState } from 'react'
import { api } from '#src/features/files/load-files.ts'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import type { Transfer } from './transfer-dialog.tsx'
import type { TransferKind } from './use-transfer-actions.ts'

const TransferDialog = lazyWithRetry(() =>
  import('./transfer-dialog.tsx').then(module => module.TransferDialog),
)

/** The dialog "Move to…" and "Copy to…". Render `transferDialog` inside of `FolderContext`. */
export function useTransferDialog() {
  const [transfer, setTransfer] = useState<Transfer & { number: number }>()
  const [isOpen, setOpen] = useState(false)

  function openTransfer(kind: TransferKind, ids: readonly string[]) {
    const folders = api.folders().catch(() => undefined)
    setTransfer(before => ({ kind, ids, folders, number: (before?.number ?? 0) + 1 }))
    setOpen(true)
  }

  return {
    openTransfer,
    transferDialog: (
      <LazyMount open={isOpen}>
        {transfer && (
          <TransferDialog key={transfer.number} {...transfer} open={isOpen} onClose={() => setOpen(false)} />
        )}
      </LazyMount>
    ),
  }
}
