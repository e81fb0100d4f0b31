import { Suspense } from 'react'
import { isInTeam } from '#src/device/in-team.ts'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import type { MarkedRow } from './marked-tables.ts'

const WaitingMark = lazyWithRetry(() => import('./waiting-mark.tsx').then(module => module.WaitingMark))

/**
 * In a team, marks a row whose latest change the team does not have. It lies on the lower end corner of the nearest
 * positioned element, `--mark-inset` away from its edges, and moves nothing. Without a team it loads nothing.
 */
export const RowMark = (row: MarkedRow) =>
  isInTeam() && (
    <Suspense>
      <WaitingMark {...row} />
    </Suspense>
  )
