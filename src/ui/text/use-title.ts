import { useEffect, useSyncExternalStore } from 'react'

let current = ''
const listeners = new Set<() => void>()

/** Sets the title of the page for tabs, history, the header and screen readers, in the current language. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Outpost`
    current = title
    for (const changed of listeners) changed()
  }, [title])
}

/** Returns the title of the current page. */
export const useCurrentTitle = () => useSyncExternalStore(subscribe, () => current)

function subscribe(changed: () => void) {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
