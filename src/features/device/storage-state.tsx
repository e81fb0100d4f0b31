import type { StorageProblem } from '#src/contract/core/storage-problem.ts'
import { StoragePage } from './storage-page.tsx'
import { VersionNotice } from './version-notice.tsx'

/** Explains why the database cannot be used, or only be read. */
export const StorageState = ({ problem }: { problem: StorageProblem | 'outdated' }) =>
  problem === 'newer' || problem === 'outdated' ? (
    <VersionNotice problem={problem} />
  ) : (
    <StoragePage problem={problem} />
  )
