/** `saved`: what is done here is kept here. `offline`: the same, without a network. `starting`: no worker answers yet. */
export type DeviceStatus = 'saved' | 'offline' | 'starting'

export function deviceStatus(): DeviceStatus {
  if (!navigator.serviceWorker?.controller) return 'starting'
  return navigator.onLine ? 'saved' : 'offline'
}

export function onDeviceStatus(changed: () => void): () => void {
  const watching = new AbortController()
  const { signal } = watching
  addEventListener('online', changed, { signal })
  addEventListener('offline', changed, { signal })
  navigator.serviceWorker?.addEventListener('controllerchange', changed, { signal })
  return () => watching.abort()
}
