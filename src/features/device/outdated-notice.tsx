import { Trans } from '@lingui/react/macro'
import { allowUnload } from '#src/device/dirty.ts'
import { Button } from '#src/ui/button/button.tsx'
import { CornerNotice } from '#src/ui/feedback/corner-notice.tsx'

/** Says that this page is older than the data, so that its writes are refused, and offers to load it again. */
export function OutdatedNotice() {
  return (
    <CornerNotice
      tone="warning"
      title={<Trans>A newer version wrote your data</Trans>}
      action={
        <Button size="sm" onClick={reload}>
          <Trans>Reload</Trans>
        </Button>
      }
    >
      <Trans>Reload this tab to save again. What you typed stays.</Trans>
    </CornerNotice>
  )
}

function reload() {
  // What is typed is stored as drafts.
  allowUnload()
  location.reload()
}
