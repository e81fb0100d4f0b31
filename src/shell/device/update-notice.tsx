import { useSyncExternalStore } from 'react'
import { isUpdateWaiting, onUpdateWaiting } from '#src/device/update.ts'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

const UpdateOffer = lazyWithRetry(() => import('./update-offer.tsx').then(module => module.UpdateOffer))

/** Offers a new version, once there is one. */
export function UpdateNotice() {
  const isWaiting = useSyncExternalStore(onUpdateWaiting, isUpdateWaiting)
  return (
    <LazyMount open={isWaiting}>
      <UpdateOffer />
    </LazyMount>
  )
}
