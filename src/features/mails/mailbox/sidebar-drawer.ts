import { useEffect, useEffectEvent } from 'react'

const asked = new EventTarget()

/** Opens the drawer. An event, because the button is in the head of the list and the drawer is outside it. */
export const openSidebar = () => asked.dispatchEvent(new Event('open'))

export function useSidebarAsked(open: () => void) {
  const opened = useEffectEvent(open)
  useEffect(() => {
    const watching = new AbortController()
    asked.addEventListener('open', () => opened(), { signal: watching.signal })
    return () => watching.abort()
  }, [])
}
