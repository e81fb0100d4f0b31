import type { MouseEvent } from 'react'

/** Returns a click handler that calls back when a link inside is followed. */
export const onLink = (follow: () => void) => (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a[href]')) follow()
}
