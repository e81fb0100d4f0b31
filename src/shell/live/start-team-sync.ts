import { client } from '#src/api/client.ts'
import { team } from '#src/contract/team.ts'
import { waitOrOnline } from '#src/lib/wait-or-online.ts'

/** How long a call waits for a change of the team, in s, and the pause after a call that ended early without one. */
const WAIT_S = 25
const EVERY_MS = 15_000
const api = client(team)

/**
 * Keeps this device in step with its team: one visible page calls `team.sync`, which waits for the next change of the team,
 * again and again; while the team cannot be reached, every 15 s and when the network is back. The worker also
 * synchronises after each write, and announces the changed domains. Returns a function that stops this.
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
  while (!ended.aborted) {
    const begun = performance.now()
    // The state of the team says why a sync has failed.
    const changed = await api.sync({ query: { wait: String(WAIT_S) } }).catch(() => [])
    const isEarly = performance.now() - begun < (WAIT_S - 1) * 1000
    if (isEarly && changed.length === 0 && !ended.aborted)
      await Promise.race([waitOrOnline(EVERY_MS), endOf(ended)])
  }
}

const endOf = (signal: AbortSignal) =>
  new Promise<void>(resolve => signal.addEventListener('abort', () => resolve(), { once: true }))
