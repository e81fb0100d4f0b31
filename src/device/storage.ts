const askedKey = 'outpost.persist-asked'

export interface StorageHealth {
  /** Bytes; undefined where the browser does not tell. */
  usage: number | undefined
  quota: number | undefined
  /** Whether the browser has promised not to clear the storage by itself. */
  isPersisted: boolean
  /** Whether pages and data come from this device. */
  isReadyOffline: boolean
}

export async function storageHealth(): Promise<StorageHealth> {
  const [estimate, isPersisted] = await Promise.all([navigator.storage?.estimate?.(), persisted()])
  return {
    usage: estimate?.usage,
    quota: estimate?.quota,
    isPersisted,
    isReadyOffline: Boolean(navigator.serviceWorker?.controller),
  }
}

/** Asks for the promise not to be cleared; some browsers ask the user in turn. Tells whether it was given. */
export async function requestPersistence(): Promise<boolean> {
  localStorage.setItem(askedKey, 'yes')
  return (await navigator.storage?.persist?.()) ?? false
}

/** Asks once, on the first work worth keeping. */
export async function requestPersistenceOnce() {
  if (localStorage.getItem(askedKey) || (await persisted())) return
  await requestPersistence()
}

const persisted = async () => (await navigator.storage?.persisted?.()) ?? false
