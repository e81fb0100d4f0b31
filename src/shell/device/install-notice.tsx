import { useSyncExternalStore } from 'react'
import { isInstallOffered } from '#src/device/install.ts'
import { onInstall } from '#src/device/install-prompt.ts'
import { onUpdateState, updateState } from '#src/device/update.ts'
import { withTexts } from '#src/i18n/texts.ts'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

const InstallOffer = lazyWithRetry(() =>
  withTexts('device', import('#src/features/device/install-offer.tsx')).then(module => module.InstallOffer),
)

/** Offers to install the app after the first useful write. An update notice is shown first. */
export function InstallNotice() {
  const isOffered = useSyncExternalStore(onInstall, isInstallOffered)
  const update = useSyncExternalStore(onUpdateState, updateState)
  return isOffered && update !== 'waiting' && <InstallOffer />
}
