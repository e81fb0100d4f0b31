import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/** Calls `close` for Escape in the first frames of a layer: Ark listens only after the content has taken the focus. */
export function useEarlyEscape(content: RefObject<HTMLElement | null>, open: boolean, close: () => void) {
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    const isInside = event.target instanceof Node && content.current?.contains(event.target)
    if (event.key !== 'Escape' || event.defaultPrevented || !isInside) return
    event.preventDefault()
    close()
  })
  useLayoutEffect(() => {
    if (!open) return
    const early = new AbortController()
    document.addEventListener('keydown', closeOnEscape, early)
    requestAnimationFrame(() => requestAnimationFrame(() => early.abort()))
    return () => early.abort()
  }, [open])
}
