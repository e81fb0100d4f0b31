import { useSyncExternalStore } from 'react'

/** As in the theme. */
const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1440 }

/** Returns whether the window has at least this width; for decisions that the style sheet alone cannot make. */
export function useBreakpoint(from: keyof typeof breakpoints) {
  const query = `(width >= ${breakpoints[from]}px)`

  function subscribe(changed: () => void) {
    const media = matchMedia(query)
    media.addEventListener('change', changed)
    return () => media.removeEventListener('change', changed)
  }

  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
