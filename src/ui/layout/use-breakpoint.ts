import { useSyncExternalStore } from 'react'

/** As in the theme. */
const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1440 }

/** Whether the window is at least this wide; for what the style sheet alone cannot decide. */
export function useBreakpoint(from: keyof typeof breakpoints) {
  const query = `(width >= ${breakpoints[from]}px)`

  function subscribe(changed: () => void) {
    const media = matchMedia(query)
    media.addEventListener('change', changed)
    return () => media.removeEventListener('change', changed)
  }

  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
