import type { RouterOptions } from '@tanstack/react-router'

const stillness = matchMedia('(prefers-reduced-motion: reduce)')

type Options = RouterOptions<never, never>['defaultViewTransition']

/** One screen fades into another; what opens and closes within a screen has a motion of its own. */
export const viewTransition: Options = {
  types: ({ fromLocation, toLocation }) => {
    if (!fromLocation || screenOf(fromLocation) === screenOf(toLocation) || stillness.matches) return false
    queueMicrotask(allowSkipping)
    return ['screen']
  },
}

/** Who goes on before a screen has faded in skips the fade: no error, though nobody else hears of it. The router has begun it by now. */
function allowSkipping() {
  document.activeViewTransition?.ready.catch(() => undefined)
}

/** `/apps/tasks` of `/apps/tasks/7`. */
const screenOf = ({ pathname }: { pathname: string }) => pathname.split('/', 3).join('/')
