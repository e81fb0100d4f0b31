import { useEffect, useSyncExternalStore } from 'react'

let current = ''
const listeners = new Set<() => void>()

/** Names the page in tabs, history, the header and for screen readers, in the language on screen. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Outpost`
    current = title
    for (const changed of listeners) changed()
  }, [title])
}

/** What the page on screen has named itself. */
export const useCurrentTitle = () => useSyncExternalStore(subscribe, () => current)

function subscribe(changed: () => void) {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
