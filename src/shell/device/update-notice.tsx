import { useSyncExternalStore } from 'react'
import { onUpdateState, updateState } from '#src/device/update.ts'
import { lazily } from '#src/ui/lazy/lazily.tsx'
import { OnceOpen } from '#src/ui/lazy/once-open.tsx'

const UpdateOffer = lazily(() => import('./update-offer.tsx').then(module => module.UpdateOffer))

/** Offers a new version, once there is one. */
export function UpdateNotice() {
  const state = useSyncExternalStore(onUpdateState, updateState)
  return (
    <OnceOpen open={state === 'waiting'}>
      <UpdateOffer />
    </OnceOpen>
  )
}
