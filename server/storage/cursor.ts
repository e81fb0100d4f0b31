import { type DBCoreCursor, type DBCoreTransaction, Dexie } from 'dexie'
import { keyBytes } from '#server/keys/key-bytes.ts'
import { readKey } from '#server/keys/read-key.ts'
import type { Found } from './read.ts'
import { readRow } from './row-text.ts'

/** Returns a cursor of Dexie over rows that were read; null when there are none. */
export function cursorOver(
  trans: DBCoreTransaction,
  found: readonly Found[],
  isReversed: boolean,
): DBCoreCursor | null {
  if (found.length === 0) return null
  let at = 0
  let decoded: { at: number; value: unknown } | undefined
  let onNext = () => {}
  let isRunning = false
  let stop: (value?: unknown) => void = () => {}
  let fail: (error: Error) => void = () => {}
  const current = () => {
    const row = found[at]
    if (!row) throw new Error('The cursor is behind its last row')
    return row
  }

  /** Goes on, and calls `onNext` for each row until it does not ask for the next one. */
  function moveTo(next: number) {
    at = next
    if (isRunning) return
    isRunning = true
    let seen = -1
    while (seen !== at && at < found.length) {
      seen = at
      try {
        onNext()
      } catch (error) {
        fail(error as Error)
      }
    }
    isRunning = false
    if (at >= found.length) stop()
  }

  /** Goes to the first row at or behind these keys. */
  function seek(key: unknown, primaryKey?: unknown) {
    const [bytes, pk] = [keyBytes(key), primaryKey === undefined ? undefined : keyBytes(primaryKey)]
    const isBefore = (row: Found) => {
      const order = Buffer.compare(row.key, bytes) || (pk ? Buffer.compare(row.pk, pk) : 0)
      return isReversed ? order > 0 : order < 0
    }
    let next = at + 1
    for (let row = found[next]; row && isBefore(row); row = found[next]) next++
    moveTo(next)
  }

  return {
    trans,
    get key() {
      return readKey(current().key)
    },
    get primaryKey() {
      return readKey(current().pk)
    },
    get value() {
      if (decoded?.at !== at) decoded = { at, value: readRow(current().doc ?? 'null') }
      return decoded.value
    },
    get done() {
      return at >= found.length
    },
    continue: key => (key === undefined ? moveTo(at + 1) : seek(key)),
    continuePrimaryKey: seek,
    advance: count => moveTo(at + count),
    start: callback =>
      new Dexie.Promise((resolve, reject) => {
        onNext = callback
        stop = resolve
        fail = reject
        moveTo(at)
      }),
    stop: value => stop(value),
    fail: error => fail(error),
    next() {
      let isFirst = true
      return this.start(() => {
        if (!isFirst) return this.stop()
        isFirst = false
        this.continue()
      }).then(() => this)
    },
  }
}
