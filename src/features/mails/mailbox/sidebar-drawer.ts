import { useEffect, useEffectEvent } from 'react'

const asked = new EventTarget()

/** The button stands in the head of the list, the drawer beside it. */
export const openSidebar = () => asked.dispatchEvent(new Event('open'))

export function useSidebarAsked(open: () => void) {
  const opened = useEffectEvent(open)
  useEffect(() => {
    const watching = new AbortController()
    asked.addEventListener('open', () => opened(), { signal: watching.signal })
    return () => watching.abort()
  }, [])
}
