import { useSearch } from '@tanstack/react-router'
import { useCan } from '#src/api/rights.ts'
import { withTexts } from '#src/i18n/texts.ts'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

const BackupDialog = lazyWithRetry(() =>
  withTexts('device', import('./backup-dialog.tsx')).then(module => module.BackupDialog),
)

/** The backup dialog, while the address asks for it and the user has the right. */
export function BackupLayer() {
  const { device } = useSearch({ from: '/_app' })
  const can = useCan()
  const isOpen = device === 'backup' && can('admin', 'edit')
  return (
    <LazyMount open={isOpen}>
      <BackupDialog open={isOpen} />
    </LazyMount>
  )
}
