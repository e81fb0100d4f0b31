import { useSyncExternalStore } from 'react'

/** The widths of the theme, in px. */
const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1440 }

/** Returns whether the window has at least this width. Use it only when a style sheet is not enough. */
export function useBreakpoint(from: keyof typeof breakpoints) {
  const query = `(width >= ${breakpoints[from]}px)`

  function subscribe(changed: () => void) {
    const media = matchMedia(query)
    media.addEventListener('change', changed)
    return () => media.removeEventListener('change', changed)
  }

  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
