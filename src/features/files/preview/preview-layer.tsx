import { useState } from 'react'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { usePreview } from './use-preview.ts'

const PreviewDialog = lazyWithRetry(() => import('./preview-dialog.tsx').then(module => module.PreviewDialog))

/** The preview of the file that the address names. It keeps the last file while it closes. */
export function PreviewLayer() {
  const { shownId } = usePreview()
  const [lastId, setLastId] = useState(shownId)
  if (shownId !== undefined && shownId !== lastId) setLastId(shownId)
  const isOpen = shownId !== undefined
  return (
    <LazyMount open={isOpen}>{lastId !== undefined && <PreviewDialog id={lastId} open={isOpen} />}</LazyMount>
  )
}
