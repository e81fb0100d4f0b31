import { vi } from 'vitest'

/** The values of a store of the browser. */
function storage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

/** The locks of one page: the callers of one name run one after the other. */
function locks() {
  const last = new Map<string, Promise<unknown>>()
  return {
    request<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
      const result = (last.get(name) ?? Promise.resolve()).then(run)
      last.set(
        name,
        result.catch(() => undefined),
      )
      return result
    },
  }
}

/**
 * Gives Node what the calls of a page use of a browser. `config` is the reply to `config.json`. Call it before the
 * modules of the page are loaded.
 */
export function openPage(config: Promise<object>) {
  const send = globalThis.fetch
  const events = new EventTarget()
  /** The time limits of the calls; `abort` lets the time pass. */
  const limits: { abort: () => void }[] = []
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('location', { reload: vi.fn() })
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} }, onLine: true, locks: locks() })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
    url.endsWith('config.json') ? Response.json(await config) : send(url, init),
  )
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController()
    limits.push({ abort: () => limit.abort(new DOMException('late', 'TimeoutError')) })
    return limit.signal
  })
  return {
    /** Tells the page that the network is back, as the browser does. */
    reconnect: () => void events.dispatchEvent(new Event('online')),
    /** Lets the time limits of all calls pass. */
    passLimits() {
      for (const { abort } of limits) abort()
    },
    close() {
      vi.unstubAllGlobals()
      vi.restoreAllMocks()
    },
  }
}
