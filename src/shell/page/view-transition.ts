import type { RouterOptions } from '@tanstack/react-router'

const stillness = matchMedia('(prefers-reduced-motion: reduce)')

/** With fewer cores, the pictures of both screens take longer to draw than the new screen itself. */
const MIN_CORES = 4
/** A fade that begins later than this, in ms, is the last one. */
const MAX_START_MS = 200

let isSlow = navigator.hardwareConcurrency < MIN_CORES

type Options = RouterOptions<never, never>['defaultViewTransition']

/**
 * Fades from one screen to the next, where that does not delay the next one. Layers that open and close within a screen
 * have their own motion.
 */
export const viewTransition: Options = {
  types: ({ fromLocation, toLocation }) => {
    const isSameScreen = !fromLocation || screenOf(fromLocation) === screenOf(toLocation)
    // A hidden tab would skip the transition and reject its promise.
    if (isSameScreen || isSlow || stillness.matches || document.hidden) return false
    queueMicrotask(watch)
    return ['screen']
  },
}

/** The router has started the transition by now. */
function watch() {
  const start = performance.now()
  document.activeViewTransition?.ready.then(
    () => {
      isSlow = performance.now() - start > MAX_START_MS
    },
    // A navigation during the fade skips the fade. That is not an error.
    () => undefined,
  )
}

/** `/apps/tasks` for `/apps/tasks/7`. */
const screenOf = ({ pathname }: { pathname: string }) => pathname.split('/', 3).join('/')
