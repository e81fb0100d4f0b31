import { useEffect } from 'react'

/**
 * Moves the focus to the heading of a new screen, as loading a page would. A drawer that opens by its address changes
 * neither the heading nor the focus. The content of the page decides, not the router: a screen may appear later than
 * its address.
 */
export function useFocusOnNewScreen() {
  useEffect(() => {
    let shown: Element | undefined

    function look() {
      const heading = document.querySelector<HTMLElement>('main h1')
      if (!heading || heading === shown) return
      const isFirst = shown === undefined
      shown = heading
      // A form that has focused its first field, or an open layer, keeps the focus.
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
