import { onUnsaved, unsavedCount } from './unsaved.ts'
import { onUpdateState, updateState } from './update.ts'

/**
 * `saved`: all changes are stored on this device. `offline`: the same, without a network. `starting`: no worker serves
 * the page yet. `failed`: something could not be saved; `waiting`: not saved yet, and retried when there is a network.
 * `outdated`: all is saved, but the new version could not be loaded.
 */
export type DeviceStatus = 'saved' | 'offline' | 'starting' | 'waiting' | 'failed' | 'outdated'

export function deviceStatus(): DeviceStatus {
  if (unsavedCount() > 0) return navigator.onLine ? 'failed' : 'waiting'
  if (!navigator.serviceWorker?.controller) return 'starting'
  if (!navigator.onLine) return 'offline'
  return updateState() === 'failed' ? 'outdated' : 'saved'
}

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
