import { useEffect, useSyncExternalStore } from 'react'
import { listeners } from '#src/lib/listeners.ts'

let current = ''
const [subscribe, notify] = listeners()

/** Sets the title of the page for tabs, history, the header and screen readers, in the current language. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Outpost`
    current = title
    notify()
  }, [title])
}

/** Returns the title of the current page. */
export const useCurrentTitle = () => useSyncExternalStore(subscribe, () => current)
