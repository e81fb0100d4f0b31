import { type ReactNode, useSyncExternalStore } from 'react'
import { onStorageProblem, storageProblem } from '#src/device/storage-problem.ts'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { css } from '#styled-system/css'

const StoragePage = lazyWithRetry(() =>
  import('#src/features/device/storage-page.tsx').then(module => module.StoragePage),
)
const OutdatedNotice = lazyWithRetry(() =>
  import('#src/features/device/outdated-notice.tsx').then(module => module.OutdatedNotice),
)
const NewerNotice = lazyWithRetry(() =>
  import('#src/features/device/newer-notice.tsx').then(module => module.NewerNotice),
)

/**
 * Covers the screen with a page while the database cannot be used, and says when it is only read or when this page is
 * older than it. The screen below keeps its typed text.
 */
export function StorageProblemLayer({ children }: { children: ReactNode }) {
  const problem = useSyncExternalStore(onStorageProblem, storageProblem)
  const isOpen = problem !== undefined && problem !== 'newer' && problem !== 'outdated'
  return (
    <>
      <div inert={isOpen} className={css({ display: 'contents' })}>
        {children}
      </div>
      <LazyMount open={problem === 'newer'}>{problem === 'newer' && <NewerNotice />}</LazyMount>
      <LazyMount open={problem === 'outdated'}>{problem === 'outdated' && <OutdatedNotice />}</LazyMount>
      <LazyMount open={isOpen}>{isOpen && <StoragePage problem={problem} />}</LazyMount>
    </>
  )
}
