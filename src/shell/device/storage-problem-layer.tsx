import { type ReactNode, useSyncExternalStore } from 'react'
import { onStorageProblem, storageProblem } from '#src/device/storage-problem.ts'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { css } from '#styled-system/css'

const StoragePage = lazyWithRetry(() =>
  import('#src/features/device/storage-page.tsx').then(module => module.StoragePage),
)
const VersionNotice = lazyWithRetry(() =>
  import('#src/features/device/version-notice.tsx').then(module => module.VersionNotice),
)

/**
 * Covers the screen with a page while the database cannot be used, and says when it is only read or when this page is
 * older than it. The screen below keeps its typed text.
 */
export function StorageProblemLayer({ children }: { children: ReactNode }) {
  const problem = useSyncExternalStore(onStorageProblem, storageProblem)
  const isOfVersion = problem === 'newer' || problem === 'outdated'
  const isOpen = problem !== undefined && !isOfVersion
  return (
    <>
      <div inert={isOpen} className={css({ display: 'contents' })}>
        {children}
      </div>
      <LazyMount open={isOfVersion}>{isOfVersion && <VersionNotice problem={problem} />}</LazyMount>
      <LazyMount open={isOpen}>{isOpen && <StoragePage problem={problem} />}</LazyMount>
    </>
  )
}
