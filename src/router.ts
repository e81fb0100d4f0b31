import { createRouter } from '@tanstack/react-router'
import type { Domain } from '#src/contract/core/define.ts'
import { onInvalidation } from './api/invalidation.ts'
import { onSessionChange } from './api/session.ts'
import { routeTree } from './routeTree.gen.ts'
import { watchImports } from './shell/page/missing-code.ts'
import { ScreenError } from './shell/page/screen-error.ts'
import { viewTransition } from './shell/page/view-transition.ts'

export const router = createRouter({
  routeTree,
  basepath: import.meta.env.BASE_URL,
  defaultPreload: 'intent',
  // What a loader returned stays true until a domain that its route reads has changed.
  defaultStaleTime: Number.POSITIVE_INFINITY,
  defaultPendingMs: 150,
  // What is there is shown: a skeleton that lingers only looks slow.
  defaultPendingMinMs: 0,
  defaultErrorComponent: ScreenError,
  scrollRestoration: true,
  defaultViewTransition: viewTransition,
})

watchImports()

/** Reloads the routes on screen that read one of these domains. */
onInvalidation(domains =>
  router.invalidate({
    sync: true,
    filter: ({ staticData }) => staticData.reads?.some(domain => domains.includes(domain)) ?? false,
  }),
)

// Another tab signed in or out: the guards decide anew.
onSessionChange(() => router.invalidate())

// What the device missed while it was away: offline, or frozen in the back-forward cache.
addEventListener('online', () => router.invalidate())
addEventListener('pageshow', event => {
  if (event.persisted) router.invalidate()
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface StaticDataRouteOption {
    /** The domains whose changes reload this route's loader. */
    reads?: readonly Domain[]
  }
}
