import type { RouterOptions } from '@tanstack/react-router'

const stillness = matchMedia('(prefers-reduced-motion: reduce)')

type ViewTransition = RouterOptions<never, never>['defaultViewTransition']

/** One screen fades into another; what opens and closes within a screen has a motion of its own. */
export const viewTransition: ViewTransition = {
  types: ({ fromLocation, toLocation }) =>
    fromLocation && screenOf(fromLocation) !== screenOf(toLocation) && !stillness.matches
      ? ['screen']
      : false,
}

/** `/apps/tasks` of `/apps/tasks/7`. */
const screenOf = ({ pathname }: { pathname: string }) => pathname.split('/', 3).join('/')
