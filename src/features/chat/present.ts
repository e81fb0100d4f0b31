import { useSyncExternalStore } from 'react'

let ids: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

/** A colleague came online. */
export function arrived(id: string) {
  ids = new Set(ids).add(id)
  for (const changed of listeners) changed()
}

/** The colleagues who came online since this tab was opened. */
export const usePresent = () => useSyncExternalStore(subscribe, () => ids)

function subscribe(changed: () => void) {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
