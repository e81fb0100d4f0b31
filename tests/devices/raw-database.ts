/** A database as JSON: its schema and its rows. Bytes and keys are stored as `Encoded`. */
export interface FrozenDatabase {
  name: string
  version: number
  stores: FrozenStore[]
  rows: Record<string, Record<string, unknown>[]>
}

interface FrozenStore {
  name: string
  keyPath: string | string[] | null
  autoIncrement: boolean
  indexes: { name: string; keyPath: string | string[]; unique: boolean; multiEntry: boolean }[]
}

/**
 * Reads a database with IndexedDB, without the app's schema. It uses nothing outside of itself, so that it can also run
 * in a page by `page.evaluate`. Rejects when the database does not open.
 */
export async function readDatabase(name: string): Promise<FrozenDatabase> {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })
  const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
  const encode = (value: unknown): unknown => {
    if (value instanceof ArrayBuffer) return { $buffer: toBase64(new Uint8Array(value)) }
    if (value instanceof Uint8Array) return { $bytes: toBase64(value) }
    if (value instanceof CryptoKey) return { $key: value.algorithm.name }
    if (Array.isArray(value)) return value.map(encode)
    if (typeof value !== 'object' || value === null) return value
    if (Object.getPrototypeOf(value) !== Object.prototype) throw new Error(`Cannot freeze ${String(value)}`)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, encode(item)]))
  }
  const database = await settled(indexedDB.open(name))
  const names = [...database.objectStoreNames]
  const reading = database.transaction(names, 'readonly')
  const stores = names.map(storeName => {
    const store = reading.objectStore(storeName)
    const indexes = [...store.indexNames].map(indexName => {
      const { keyPath, unique, multiEntry } = store.index(indexName)
      return { name: indexName, keyPath, unique, multiEntry }
    })
    return { name: storeName, keyPath: store.keyPath, autoIncrement: store.autoIncrement, indexes }
  })
  const rows = await Promise.all(names.map(async at => [at, await settled(reading.objectStore(at).getAll())]))
  const { version } = database
  database.close()
  return {
    name,
    version,
    stores,
    rows: encode(Object.fromEntries(rows)) as FrozenDatabase['rows'],
  }
}

/**
 * Creates a database from a saved one; a key is generated, because keys cannot be exported. It uses nothing outside of
 * itself, so that it can also run in a page by `page.evaluate`. Rejects when such a database exists.
 */
export async function writeDatabase({ name, version, stores, rows }: FrozenDatabase): Promise<void> {
  const fromBase64 = (text: string) => Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
  const key = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
  const decode = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(decode)
    if (typeof value !== 'object' || value === null) return value
    if ('$buffer' in value) return fromBase64(String(value.$buffer)).buffer
    if ('$bytes' in value) return fromBase64(String(value.$bytes))
    if ('$key' in value) return key
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, decode(item)]))
  }
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(name, version)
    opening.addEventListener('error', () => reject(opening.error))
    opening.addEventListener('upgradeneeded', ({ oldVersion }) => {
      if (oldVersion !== 0) reject(new Error(`There is a database ${name} already`))
      for (const { name, keyPath, autoIncrement, indexes } of stores) {
        const store = opening.result.createObjectStore(name, { keyPath, autoIncrement })
        for (const { name, keyPath, ...options } of indexes) store.createIndex(name, keyPath, options)
        for (const row of rows[name] ?? []) store.add(decode(row))
      }
    })
    opening.addEventListener('success', () => {
      opening.result.close()
      resolve()
    })
  })
}
