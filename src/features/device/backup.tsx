import { useSearch } from '@tanstack/react-router'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

const BackupDialog = lazyWithRetry(() => import('./backup-dialog.tsx').then(module => module.BackupDialog))

/** Saving everything as a file and bringing it back, while the address asks for it. */
export function BackupLayer() {
  const { device } = useSearch({ from: '/_app' })
  const isOpen = device === 'backup'
  return (
    <LazyMount open={isOpen}>
      <BackupDialog open={isOpen} />
    </LazyMount>
  )
}
