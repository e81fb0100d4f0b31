import type { RouterOptions } from '@tanstack/react-router'

const stillness = matchMedia('(prefers-reduced-motion: reduce)')

type Options = RouterOptions<never, never>['defaultViewTransition']

/** Fades from one screen to the next. Layers that open and close within a screen have their own motion. */
export const viewTransition: Options = {
  types: ({ fromLocation, toLocation }) => {
    // A hidden tab would skip the transition and reject its promise.
    if (
      !fromLocation ||
      screenOf(fromLocation) === screenOf(toLocation) ||
      stillness.matches ||
      document.hidden
    )
      return false
    queueMicrotask(allowSkipping)
    return ['screen']
  },
}

/**
 * A navigation during the fade skips the fade. Its rejected promise is no error. The router has started the
 * transition by now.
 */
function allowSkipping() {
  document.activeViewTransition?.ready.catch(() => undefined)
}

/** `/apps/tasks` for `/apps/tasks/7`. */
const screenOf = ({ pathname }: { pathname: string }) => pathname.split('/', 3).join('/')
