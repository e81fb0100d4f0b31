import { Suspense } from 'react'
import { isInTeam } from '#src/device/in-team.ts'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { Chip } from './chip.tsx'
import { useDeviceWords } from './device-words.ts'

const TeamChip = lazyWithRetry(() => import('./team-chip.tsx').then(module => module.TeamChip))

/** Shows whether the user's work is saved and, in a team, whether the team has it. */
export const DeviceChip = () =>
  isInTeam() ? (
    <Suspense fallback={<OwnChip />}>
      <TeamChip />
    </Suspense>
  ) : (
    <OwnChip />
  )

const OwnChip = () => <Chip {...useDeviceWords()} />
