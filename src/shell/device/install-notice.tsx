import { useSyncExternalStore } from 'react'
import { isInstallOffered, onInstall } from '#src/device/install.ts'
import { onUpdateState, updateState } from '#src/device/update.ts'
import { lazily } from '#src/ui/lazy/lazily.tsx'

const InstallOffer = lazily(() =>
  import('#src/features/device/install-offer.tsx').then(module => module.InstallOffer),
)

/** Offers to install, after something worth keeping was done; a new version is the more urgent matter. */
export function InstallNotice() {
  const isOffered = useSyncExternalStore(onInstall, isInstallOffered)
  const update = useSyncExternalStore(onUpdateState, updateState)
  return isOffered && update !== 'waiting' && <InstallOffer />
}
