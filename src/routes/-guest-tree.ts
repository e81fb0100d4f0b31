import type { AnyRoute } from '@tanstack/react-router'
import type { routeTree } from '#src/routeTree.gen.ts'
import { Route as root } from './__root.tsx'
import { Route as confirmationRequired } from './_guest/confirmation-required.tsx'
import { Route as forgotPassword } from './_guest/forgot-password.tsx'
import { Route as resetPassword } from './_guest/reset-password.tsx'
import { Route as signIn } from './_guest/sign-in.{-$alias}.tsx'
import { Route as signUp } from './_guest/sign-up.tsx'
import { Route as guest } from './_guest.tsx'
import { Route as unknown } from './$.tsx'

/** Sets the parent and path of a route, as the generated tree does for all routes. */
function place(route: AnyRoute, parent: AnyRoute, options: { id: string; path?: string }) {
  Object.assign(route.options, options, { getParentRoute: () => parent })
  return route
}

const placeGuest = (route: AnyRoute, path: string) => place(route, guest, { id: path, path })

/**
 * The routes of the first script: the pages of a visitor, and the route of every other address, which loads all routes.
 * Its type is that of the whole tree, because the generated module adds the other routes to this tree.
 */
export const guestTree = root._addFileChildren([
  place(unknown, root, { id: '/$', path: '/$' }),
  place(guest, root, { id: '/_guest' })._addFileChildren([
    placeGuest(confirmationRequired, '/confirmation-required'),
    placeGuest(forgotPassword, '/forgot-password'),
    placeGuest(resetPassword, '/reset-password'),
    placeGuest(signIn, '/sign-in/{-$alias}'),
    placeGuest(signUp, '/sign-up'),
  ]),
]) as unknown as typeof routeTree
