import { useSearch } from '@tanstack/react-router'
import { lazily } from '#src/ui/lazy/lazily.tsx'
import { OnceOpen } from '#src/ui/lazy/once-open.tsx'

const BackupDialog = lazily(() => import('./backup-dialog.tsx').then(module => module.BackupDialog))

/** Saving everything as a file and bringing it back, while the address asks for it. */
export function BackupLayer() {
  const { device } = useSearch({ from: '/_app' })
  const isOpen = device === 'backup'
  return (
    <OnceOpen open={isOpen}>
      <BackupDialog open={isOpen} />
    </OnceOpen>
  )
}
