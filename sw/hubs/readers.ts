/** A poll or a stream that waits for frames of its connection. There is one at a time: a newer one takes over. */
export interface Reader {
  readonly isActive: () => boolean
  /** Resolves at a time (ms since 1970), or earlier when there may be something. */
  readonly wait: (until: number) => Promise<void>
  readonly stop: () => void
  readonly end: () => void
}

const readers = new Map<string, { wake: () => void; stop: () => void }>()
/** When a connection was last read from. Between two polls nobody reads for a moment. */
const readUntil = new Map<string, number>()
const betweenPolls = 5000

export function startReading(token: string): Reader {
  readers.get(token)?.stop()
  let active = true
  let isWoken = false
  let resolveWait = () => {}
  const wake = () => {
    isWoken = true
    resolveWait()
  }
  const stop = () => {
    active = false
    wake()
  }
  const own = { wake, stop }
  readers.set(token, own)
  return {
    isActive: () => active,
    stop,
    async wait(until) {
      if (!isWoken)
        await new Promise<void>(resolve => {
          const timer = setTimeout(resolve, until - Date.now())
          resolveWait = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      isWoken = false
    },
    end() {
      if (readers.get(token) !== own) return
      readers.delete(token)
      readUntil.set(token, Date.now())
    },
  }
}

/**
 * Lets those who wait look again. May be called inside a transaction that adds what they will find: their own has to wait
 * until it is over. The timer keeps them out of its zone.
 */
export const wake = (tokens: readonly string[]) =>
  setTimeout(() => {
    for (const token of tokens) readers.get(token)?.wake()
  })

/** Whether somebody reads, in this life of the worker. */
export const isRead = (token: string) => readers.has(token)

export const wasReadJustNow = (token: string) =>
  readers.has(token) || Date.now() - (readUntil.get(token) ?? 0) < betweenPolls
