import { TagIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { retryUpdate } from '#src/api/backend.ts'
import { applyUpdate, onUpdateState, updateState } from '#src/device/update.ts'
import { Button } from '#src/ui/button/button.tsx'
import { HealthRow } from './health-row.tsx'

const version: string | undefined = import.meta.env.VITE_VERSION

/** The current version, and the actions for the next one. */
export function VersionRow() {
  const state = useSyncExternalStore(onUpdateState, updateState)
  return (
    <HealthRow
      icon={<TagIcon />}
      title={version ? <Trans>Version {version}</Trans> : <Trans>Version</Trans>}
      action={
        state === 'waiting' ? (
          <Button size="sm" variant="primary" onClick={applyUpdate}>
            <Trans>Update</Trans>
          </Button>
        ) : (
          state === 'failed' && (
            <Button size="sm" onClick={retryUpdate}>
              <Trans>Try again</Trans>
            </Button>
          )
        )
      }
    >
      {words[state]}
    </HealthRow>
  )
}

const words = {
  none: <Trans>No newer version is known</Trans>,
  waiting: <Trans>A new version is ready</Trans>,
  failed: <Trans>The new version could not be loaded; this one goes on working</Trans>,
}
