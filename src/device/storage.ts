const askedKey = 'outpost.persist-asked'

/** The state of the storage of this device. */
export interface StorageHealth {
  /** Bytes; undefined if the browser does not report them. */
  usage: number | undefined
  quota: number | undefined
  /** Whether the browser has agreed not to clear the storage without asking. */
  isPersisted: boolean
  /** Whether this device serves the pages and the data. */
  isReadyOffline: boolean
}

/** Returns the state of the storage. */
export async function storageHealth(): Promise<StorageHealth> {
  const [estimate, isPersisted] = await Promise.all([navigator.storage?.estimate?.(), persisted()])
  return {
    usage: estimate?.usage,
    quota: estimate?.quota,
    isPersisted,
    isReadyOffline: Boolean(navigator.serviceWorker?.controller),
  }
}

/**
 * Asks the browser not to clear the storage; some browsers then ask the user. Resolves to whether the browser agreed.
 */
export async function requestPersistence(): Promise<boolean> {
  localStorage.setItem(askedKey, 'yes')
  return (await navigator.storage?.persist?.()) ?? false
}

/** Asks the browser once, after the first write. */
export async function requestPersistenceOnce() {
  if (localStorage.getItem(askedKey) || (await persisted())) return
  await requestPersistence()
}

const persisted = async () => (await navigator.storage?.persisted?.()) ?? false
