import { onUnsaved, unsavedCount } from './drafts/unsaved.ts'
import { onUpdateState, updateState } from './update.ts'

/**
 * `saved`: all changes are stored on this device. `offline`: the same, without a network. `starting`: no worker
 * controls the page yet. `failed`: some data could not be saved. `waiting`: some data is not saved yet, and saving is
 * retried when there is a network. `outdated`: all is saved, but the new version could not be loaded.
 */
export type DeviceStatus = 'saved' | 'offline' | 'starting' | 'waiting' | 'failed' | 'outdated'

/** Returns the current status. */
export function deviceStatus(): DeviceStatus {
  if (unsavedCount() > 0) return navigator.onLine ? 'failed' : 'waiting'
  if (!navigator.serviceWorker?.controller) return 'starting'
  if (!navigator.onLine) return 'offline'
  return updateState() === 'failed' ? 'outdated' : 'saved'
}

/** Calls `changed` when the status may have changed. Returns a function that ends this. */
export function onDeviceStatus(changed: () => void): () => void {
  const watching = new AbortController()
  const { signal } = watching
  addEventListener('online', changed, { signal })
  addEventListener('offline', changed, { signal })
  navigator.serviceWorker?.addEventListener('controllerchange', changed, { signal })
  signal.addEventListener('abort', onUnsaved(changed))
  signal.addEventListener('abort', onUpdateState(changed))
  return () => watching.abort()
}
