import { useSyncExternalStore } from 'react'
import { onUpdateState, updateState } from '#src/device/update.ts'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

const UpdateOffer = lazyWithRetry(() => import('./update-offer.tsx').then(module => module.UpdateOffer))

/** Offers a new version as soon as there is one. */
export function UpdateNotice() {
  const state = useSyncExternalStore(onUpdateState, updateState)
  return (
    <LazyMount open={state === 'waiting'}>
      <UpdateOffer />
    </LazyMount>
  )
}
