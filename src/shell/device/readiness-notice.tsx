import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { onReadiness, readiness } from '#src/device/readiness.ts'
import { retryNow } from '#src/lib/wait-or-online.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Spinner } from '#src/ui/button/spinner.tsx'
import { CornerNotice } from '#src/ui/feedback/corner-notice.tsx'

/**
 * Says that the worker does not control this page yet, when that takes long or fails. Typed text is kept in the
 * meantime.
 */
export function ReadinessNotice() {
  const state = useSyncExternalStore(onReadiness, readiness)
  if (state === 'ready') return null
  if (state === 'preparing')
    return (
      <CornerNotice icon={<Spinner />} title={<Trans>Preparing this device</Trans>}>
        <Trans>This takes a moment. You can go on typing.</Trans>
      </CornerNotice>
    )
  return (
    <CornerNotice
      tone="warning"
      title={<Trans>This device is not ready yet</Trans>}
      action={
        <Button size="sm" onClick={retryNow}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Outpost could not be loaded whole. Check the network; it is tried again by itself.</Trans>
    </CornerNotice>
  )
}
