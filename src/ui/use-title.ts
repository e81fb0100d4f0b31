import { useEffect } from 'react'

/** Names the page in tabs, history and for screen readers, in the language on screen. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Outpost`
  }, [title])
}
