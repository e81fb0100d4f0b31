import { useSearch } from '@tanstack/react-router'
import { useCan } from '#src/api/rights.ts'
import { lazily } from '#src/ui/lazy/lazily.tsx'
import { OnceOpen } from '#src/ui/lazy/once-open.tsx'

const BackupDialog = lazily(() => import('./backup-dialog.tsx').then(module => module.BackupDialog))

/** Saving everything as a file and bringing it back, while the address asks for it and the user has the right. */
export function BackupLayer() {
  const { device } = useSearch({ from: '/_app' })
  const can = useCan()
  const isOpen = device === 'backup' && can('admin', 'edit')
  return (
    <OnceOpen open={isOpen}>
      <BackupDialog open={isOpen} />
    </OnceOpen>
  )
}
