/** The name of the database for the device's own data, which pages write; the server's database is `outpost`. */
export const DEVICE_DATABASE = 'outpost-device'

/**
 * Opens a database without its schema, at the version that it has. Rejects with the `DOMException` of the failed request:
 * an `AbortError` when there is no database of this name. It is not created then.
 */
export function openExisting(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name)
  request.addEventListener('upgradeneeded', () => request.transaction?.abort())
  return settled(request)
}

/** Returns all rows of one table. Rejects with the `DOMException` of the failed request. */
export const readStore = (reading: IDBTransaction, name: string): Promise<object[]> =>
  settled(reading.objectStore(name).getAll())

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
