import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { allowUnload } from '#src/device/drafts/dirty.ts'
import { applyUpdate, onUpdateState, updateState } from '#src/device/update.ts'
import { Button } from '#src/ui/button/button.tsx'
import { CornerNotice } from '#src/ui/feedback/corner-notice.tsx'

interface VersionNoticeProps {
  /** `newer`: this release can only read the data. `outdated`: a newer worker refuses the writes of this page. */
  problem: 'newer' | 'outdated'
}

/** Says that a newer release wrote the data, and offers that release when it is ready. */
export function VersionNotice({ problem }: VersionNoticeProps) {
  return (
    <CornerNotice
      tone="warning"
      title={<Trans>A newer version wrote your data</Trans>}
      action={problem === 'newer' ? <UpdateButton /> : <ReloadButton />}
    >
      {problem === 'newer' ? (
        <Trans>
          You can read everything here. Changes are not saved until this device has the newer version again.
        </Trans>
      ) : (
        <Trans>Reload this tab to save again. What you typed stays.</Trans>
      )}
    </CornerNotice>
  )
}

function UpdateButton() {
  const isReady = useSyncExternalStore(onUpdateState, updateState) === 'waiting'
  return (
    isReady && (
      <Button size="sm" onClick={applyUpdate}>
        <Trans>Take the new version</Trans>
      </Button>
    )
  )
}

const ReloadButton = () => (
  <Button size="sm" onClick={reload}>
    <Trans>Reload</Trans>
  </Button>
)

function reload() {
  // What is typed is stored as drafts.
  allowUnload()
  location.reload()
}
