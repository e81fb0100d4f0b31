import { DevicePhoneMobileIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useSyncExternalStore } from 'react'
import { type InstallState, install, installState } from '#src/device/install.ts'
import { onInstall } from '#src/device/install-prompt.ts'
import { Button } from '#src/ui/button/button.tsx'
import { HealthRow } from './health-row.tsx'
import { InstallByHand } from './install-by-hand.tsx'

/** Whether Outpost is installed here, and how to install it. */
export function InstallRow() {
  const state = useSyncExternalStore(onInstall, installState)
  return (
    <HealthRow
      icon={<DevicePhoneMobileIcon />}
      title={<Trans>The app</Trans>}
      action={
        state === 'ready' && (
          <Button size="sm" onClick={install}>
            <Trans>Install</Trans>
          </Button>
        )
      }
    >
      {words[state]}
    </HealthRow>
  )
}

const words: Record<InstallState, ReactNode> = {
  installed: <Trans>Installed on this device</Trans>,
  ready: <Trans>Can be installed: it opens on its own, without the browser around it</Trans>,
  byHand: <InstallByHand />,
  none: <Trans>Runs in the browser, whose menu may offer to install it</Trans>,
}
