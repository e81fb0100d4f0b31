const askedKey = 'outpost.persist-asked'

export interface StorageHealth {
  /** Bytes; undefined if the browser does not report them. */
  usage: number | undefined
  quota: number | undefined
  /** Whether the browser has promised not to clear the storage without asking. */
  isPersisted: boolean
  /** Whether pages and data are served by this device. */
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

/** Asks the browser not to clear the storage; some browsers then ask the user. Resolves to whether it agreed. */
export async function requestPersistence(): Promise<boolean> {
  localStorage.setItem(askedKey, 'yes')
  return (await navigator.storage?.persist?.()) ?? false
}

/** Asks once, after the first useful write. */
export async function requestPersistenceOnce() {
  if (localStorage.getItem(askedKey) || (await persisted())) return
  await requestPersistence()
}

const persisted = async () => (await navigator.storage?.persisted?.()) ?? false
