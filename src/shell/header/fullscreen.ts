import { useSyncExternalStore } from 'react'

/** Returns whether the app uses the whole screen. */
export const useIsFullscreen = () =>
  useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)

export async function toggleFullscreen() {
  // spec: where there is no fullscreen, a console message says so
  if (!document.fullscreenEnabled) return console.warn('Fullscreen is not supported here')
  await (document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen())
}

function subscribe(changed: () => void) {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}
