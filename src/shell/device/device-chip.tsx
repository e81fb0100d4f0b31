import { Suspense, useSyncExternalStore } from 'react'
import { isInTeam } from '#src/device/in-team.ts'
import { usesServers } from '#src/device/servers/uses-servers.ts'
import { onDeviceStatus } from '#src/device/status.ts'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { Chip } from './chip.tsx'
import { useDeviceWords } from './device-words.ts'

const TeamChip = lazyWithRetry(() => import('./team-chip.tsx').then(module => module.TeamChip))

const hasServer = () => isInTeam() || usesServers()

/** Shows whether the user's work is saved and whether the team and the configured servers have it. */
export const DeviceChip = () =>
  useSyncExternalStore(onDeviceStatus, hasServer) ? (
    <Suspense fallback={<OwnChip />}>
      <TeamChip />
    </Suspense>
  ) : (
    <OwnChip />
  )

const OwnChip = () => <Chip {...useDeviceWords()} />
