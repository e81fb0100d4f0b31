import { DevicePhoneMobileIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { closeInstallOffer, install, installState } from '#src/device/install.ts'
import { Button } from '#src/ui/button/button.tsx'
import { CornerNotice } from '#src/ui/feedback/corner-notice.tsx'
import { InstallByHand } from './install-by-hand.tsx'

/** Offers to install Outpost, once. If the user declines, the option remains in the device's install row. */
export function InstallOffer() {
  const isReady = installState() === 'ready'
  return (
    <CornerNotice
      icon={<DevicePhoneMobileIcon />}
      title={<Trans>Keep Outpost at hand</Trans>}
      action={
        <>
          {isReady && (
            <Button size="sm" variant="primary" onClick={install}>
              <Trans>Install</Trans>
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={closeInstallOffer}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    >
      {isReady ? (
        <Trans>Installed, it opens on its own and keeps your data for good.</Trans>
      ) : (
        <InstallByHand />
      )}
    </CornerNotice>
  )
}
