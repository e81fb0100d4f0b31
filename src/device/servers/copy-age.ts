import { listeners } from '#src/lib/listeners.ts'

/** When the copies that this page shows were made, in ms since 1970, by address. */
const shown = new Map<string, number>()
const [subscribe, notify] = listeners()

/** Stores that the reply to a read was a copy of this time; without a time, that it came from the server. */
export function noteCopy(url: string, at?: number) {
  if (at === undefined && !shown.delete(url)) return
  if (at !== undefined) shown.set(url, at)
  notify()
}

/** Returns the time of the oldest copy that this page shows, in ms since 1970; undefined if it shows none. */
export const oldestCopy = () => (shown.size > 0 ? Math.min(...shown.values()) : undefined)

/** Calls `changed` when the time may have changed. Returns a function that ends this. */
export const onOldestCopy = subscribe
