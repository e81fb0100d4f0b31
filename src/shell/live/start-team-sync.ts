import { client } from '#src/api/client.ts'
import { team } from '#src/contract/team.ts'
import { waitOrOnline } from '#src/lib/wait-or-online.ts'

/** How long a call waits for a change of the team, in s. */
const WAIT_S = 25
/**
 * The pauses after the first calls in sequence that ended early without a change, and after each later one, in ms. When
 * the browser reports that the network is back, the first call can still fail.
 */
const FIRST_PAUSES_MS = [1000, 4000]
const PAUSE_MS = 15_000
const api = client(team)

/**
 * Keeps this device in step with its team: one visible page calls `team.sync`, which waits for the next change of the team,
 * again and again; while the team cannot be reached, after 1 s, 4 s and then every 15 s, and when the network is back. The
 * worker also synchronises after each write, and announces the changed domains. Returns a function that stops this.
 */
export function start(): () => void {
  const running = new AbortController()
  const { signal } = running
  let hidden: AbortController | undefined

  function look() {
    if (document.visibilityState !== 'visible') return hidden?.abort()
    if (hidden && !hidden.signal.aborted) return
    hidden = new AbortController()
    const ended = AbortSignal.any([signal, hidden.signal])
    navigator.locks.request('outpost.team', { signal: ended }, () => syncUntil(ended)).catch(() => undefined)
  }

  document.addEventListener('visibilitychange', look, { signal })
  look()
  return () => running.abort()
}

async function syncUntil(ended: AbortSignal) {
  let failures = 0
  addEventListener('online', () => void (failures = 0), { signal: ended })
  while (!ended.aborted) {
    const begun = performance.now()
    const changed = await nextChange()
    const isEarly = performance.now() - begun < (WAIT_S - 1) * 1000
    if (!isEarly || changed?.length !== 0) failures = 0
    else if (!ended.aborted) {
      const pause = FIRST_PAUSES_MS[failures] ?? PAUSE_MS
      failures++
      await Promise.race([waitOrOnline(pause), endOf(ended)])
    }
  }
}

/**
 * Resolves to the changed domains, or to undefined as soon as the network is back: a call that waits with a lost connection
 * does not notice it. Never rejects: the state of the team says why a sync has failed.
 */
async function nextChange(): Promise<readonly string[] | undefined> {
  const over = new AbortController()
  const back = new Promise<undefined>(resolve => addEventListener('online', () => resolve(undefined), over))
  const changed = api.sync({ query: { wait: String(WAIT_S) } }).catch(() => [])
  return Promise.race([changed, back]).finally(() => over.abort())
}

const endOf = (signal: AbortSignal) =>
  new Promise<void>(resolve => signal.addEventListener('abort', () => resolve(), { once: true }))
