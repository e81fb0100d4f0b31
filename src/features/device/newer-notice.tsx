import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { applyUpdate, onUpdateState, updateState } from '#src/device/update.ts'
import { Button } from '#src/ui/button/button.tsx'
import { CornerNotice } from '#src/ui/feedback/corner-notice.tsx'

/** Says that a newer release wrote the data, so that this one only reads it, and offers the release that is ready. */
export function NewerNotice() {
  const isNewVersionReady = useSyncExternalStore(onUpdateState, updateState) === 'waiting'
  return (
    <CornerNotice
      tone="warning"
      title={<Trans>A newer version wrote your data</Trans>}
      action={
        isNewVersionReady && (
          <Button size="sm" onClick={applyUpdate}>
            <Trans>Take the new version</Trans>
          </Button>
        )
      }
    >
      <Trans>
        You can read everything here. Changes are not saved until this device has the newer version again.
      </Trans>
    </CornerNotice>
  )
}
