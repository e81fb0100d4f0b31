import { type ReactNode, useSyncExternalStore } from 'react'
import { onStorageProblem, storageProblem } from '#src/device/storage-problem.ts'
import { withTexts } from '#src/i18n/texts.ts'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { css } from '#styled-system/css'

const StorageState = lazyWithRetry(() =>
  withTexts('device', import('#src/features/device/storage-state.tsx')).then(module => module.StorageState),
)

/**
 * Covers the screen with a page while the database cannot be used, and says when it is only read or when this page is
 * older than it. The screen below keeps its typed text.
 */
export function StorageProblemLayer({ children }: { children: ReactNode }) {
  const problem = useSyncExternalStore(onStorageProblem, storageProblem)
  const isCovered = problem && problem !== 'newer' && problem !== 'outdated'
  return (
    <>
      <div inert={Boolean(isCovered)} className={css({ display: 'contents' })}>
        {children}
      </div>
      <LazyMount open={Boolean(problem)}>{problem && <StorageState problem={problem} />}</LazyMount>
    </>
  )
}
