import type { Page } from '@playwright/test'

/** As `@tanstack/router-core` leaves it on the window for its developer tools. */
declare const __TSR_ROUTER__: {
  navigate: (to: { href: string }) => Promise<void>
  /** Returns the routes that match a path, its parameters and the last of the routes. */
  getMatchedRoutes: (path: string) => [unknown, unknown, { id: string } | undefined]
}

/** Goes to another screen as a link does: much faster than loading the page again, where the navigation is not what is tested. */
export const goTo = (page: Page, path: string) =>
  page.evaluate(path => {
    const { pathname, search } = new URL(path, location.origin)
    return __TSR_ROUTER__.navigate({ href: pathname + search })
  }, path)

/** Returns whether a screen has this path. Without one, the route for unknown paths matches. */
export const hasRoute = (page: Page, path: string) =>
  page.evaluate(path => {
    const [, , route] = __TSR_ROUTER__.getMatchedRoutes(new URL(path, location.origin).pathname)
    return route !== undefined && route.id !== '/$'
  }, path)
