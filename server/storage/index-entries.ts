import type { DBCoreIndex } from 'dexie'
import { keyBytesOrNothing } from '#server/keys/key-bytes.ts'

/** One key of a row in one index. */
export interface Entry {
  readonly index: DBCoreIndex
  readonly key: Buffer
}

/** Returns the keys of a row in these indexes: one for each element in a `multiEntry` index, none for other values. */
export function entriesOf(row: unknown, indexes: readonly DBCoreIndex[]): Entry[] {
  return indexes.flatMap(index => {
    const value: unknown = index.extractKey?.(row)
    const elements = index.multiEntry && Array.isArray(value) ? value : [value]
    const keys = new Map<string, Buffer>()
    for (const element of elements) {
      const key = keyBytesOrNothing(element)
      if (key) keys.set(key.toString('hex'), key)
    }
    return [...keys.values()].map(key => ({ index, key }))
  })
}
