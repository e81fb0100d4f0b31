import { useSyncExternalStore } from 'react'
import { isInTeam } from '#src/device/in-team.ts'
import { retryImport } from '#src/lib/retry-import.ts'

let ids: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()
let stop = () => {}

function show(next: ReadonlySet<string>) {
  ids = next
  for (const changed of listeners) changed()
}

/** A colleague of the sample came online. In a team its server knows who is online. */
export function arrived(id: string) {
  if (!isInTeam()) show(new Set(ids).add(id))
}

/** The colleagues who came online since this tab was opened; in a team those who are online, none while that is not known. */
export const usePresent = () => useSyncExternalStore(subscribe, () => ids)

function subscribe(changed: () => void) {
  listeners.add(changed)
  if (listeners.size === 1 && isInTeam()) stop = followTeam()
  return () => {
    listeners.delete(changed)
    if (listeners.size === 0) stop()
  }
}

/** Shows who is online in the team. Its code is loaded only in a team. Returns a function that ends this. */
function followTeam() {
  const watching = new AbortController()
  const { signal } = watching
  void retryImport(() => import('#src/blocks/team/online-members.ts')).then(({ onlineMembers }) => {
    if (signal.aborted) return
    const update = () => show(onlineMembers.snapshot() ?? new Set())
    signal.addEventListener('abort', onlineMembers.subscribe(update))
    signal.addEventListener('abort', () => show(new Set()))
    update()
  })
  return () => watching.abort()
}
