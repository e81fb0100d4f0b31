const key = 'outpost.servers'

/** Returns whether a signed-in user of this device has called a configured server. */
export const usesServers = () => localStorage.getItem(key) !== null

/** Stores that, and tells this page; the browser tells the other tabs. */
export function noteServers() {
  if (usesServers()) return
  localStorage.setItem(key, '1')
  dispatchEvent(new StorageEvent('storage', { key }))
}

/** Calls `changed` when it may have changed. Returns a function that ends this. */
export function onServers(changed: () => void): () => void {
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}
