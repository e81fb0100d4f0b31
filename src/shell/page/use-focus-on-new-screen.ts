import { useEffect } from 'react'

/**
 * Another screen takes the focus to its heading, as loading a page would. A drawer that opens by its address leaves the
 * heading, and therefore the focus, where they are. What is on the page decides, not the router: a screen may come later
 * than its address.
 */
export function useFocusOnNewScreen() {
  useEffect(() => {
    let shown: Element | undefined

    function look() {
      const heading = document.querySelector<HTMLElement>('main h1')
      if (!heading || heading === shown) return
      const isFirst = shown === undefined
      shown = heading
      // A form that took the focus for its first field, or an open layer, keeps it.
      if (!isFirst && !document.activeElement?.closest('main, [role=dialog]')) focus(heading)
    }

    look()
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
}

function focus(heading: HTMLElement) {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
