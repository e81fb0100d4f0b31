import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Scrolls an element of the page into view. */
export const scrollToId = (id: string) => document.getElementById(id)?.scrollIntoView({ block: 'start' })

/**
 * Keeps an element in view until the user's first action: the router scrolls a new page to its top, and texts above the
 * element may still load.
 */
export function useFirstScroll(id: string | undefined) {
  const router = useRouter()
  useEffect(() => {
    if (!id) return
    const scroll = () => void scrollToId(id)
    const observer = new ResizeObserver(scroll)
    observer.observe(document.body)
    const unsubscribe = router.subscribe('onRendered', scroll)
    const ended = new AbortController()
    function stop() {
      observer.disconnect()
      unsubscribe()
      ended.abort()
    }
    for (const input of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
      addEventListener(input, stop, { signal: ended.signal, passive: true })
    return stop
  }, [id, router])
}
