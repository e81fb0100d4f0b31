import { client } from '#src/api/client.ts'
import { team } from '#src/contract/team.ts'
import { onDeviceStatus } from '#src/device/status.ts'

const EVERY_MS = 10_000
const api = client(team)

/** The ids of the members who are online; null when that is not known, and undefined until the first reply. */
type Online = ReadonlySet<string> | null | undefined

let known: Online
const watchers = new Set<() => void>()
let stop = () => {}

/**
 * Who is online in the team of this device, for `useSyncExternalStore`. While something shows it, a visible page asks the server of the
 * team every 10 s. Without a network, or when the server cannot be reached, it is not known.
 */
export const onlineMembers = {
  snapshot: (): Online => known,
  subscribe(changed: () => void) {
    watchers.add(changed)
    if (watchers.size === 1) stop = follow()
    return () => {
      watchers.delete(changed)
      if (watchers.size > 0) return
      stop()
      known = undefined
    }
  },
}

const online = () =>
  api.online().then(
    ids => new Set(ids),
    () => null,
  )

function show(next: Online) {
  if (known && next && known.size === next.size && [...next].every(id => known?.has(id))) return
  known = next
  for (const changed of watchers) changed()
}

/** Asks now, again after a time, and when the page becomes visible or the network comes or goes. */
function follow(): () => void {
  const watching = new AbortController()
  const { signal } = watching
  let asked = 0

  async function ask() {
    if (document.hidden) return
    const own = ++asked
    const next = navigator.onLine ? await online() : null
    // A later reply has replaced this one.
    if (own === asked && !signal.aborted) show(next)
  }

  const timer = setInterval(ask, EVERY_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
  signal.addEventListener('abort', onDeviceStatus(ask))
  document.addEventListener('visibilitychange', ask, { signal })
  void ask()
  return () => watching.abort()
}
