import { createRouter } from '@tanstack/react-router'
import type { Domain } from '#src/contract/core/define.ts'
import { onInvalidation } from './api/invalidation.ts'
import { onSessionChange } from './api/session.ts'
import { reload } from './lib/reload.ts'
import { guestTree } from './routes/-guest-tree.ts'
import { formatAbortStacks } from './shell/page/abort-stacks.ts'
import { watchImports } from './shell/page/missing-code.ts'
import { ScreenError } from './shell/page/screen-error.ts'
import { viewTransition } from './shell/page/view-transition.ts'

export const router = createRouter({
  routeTree: guestTree,
  context: { addRoutes, hasRoute },
  basepath: import.meta.env.BASE_URL,
  defaultPreload: 'intent',
  // The data of a loader is valid until a domain that its route reads has changed.
  defaultStaleTime: Number.POSITIVE_INFINITY,
  defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
  defaultPendingMs: 150,
  // Loaded data is shown immediately: a skeleton that stays longer only looks slow.
  defaultPendingMinMs: 0,
  defaultErrorComponent: ScreenError,
  scrollRestoration: true,
  defaultViewTransition: viewTransition,
})

watchImports()
formatAbortStacks()

let hasAllRoutes = false

function hasRoute(path: string): boolean {
  const [, , route] = router.getMatchedRoutes(path)
  return route?.id !== '/$'
}

/** Adds the routes that the first script does not contain. Rejects as `import` does. */
export async function addRoutes(): Promise<void> {
  if (hasAllRoutes) return
  // Loading the module places the other routes in the guest tree.
  await import('./routeTree.gen.ts')
  if (!hasAllRoutes) router.setRoutes(router.buildRouteTree())
  hasAllRoutes = true
}

/** Reloads the current routes that read one of these domains. */
onInvalidation(domains =>
  router.invalidate({
    sync: true,
    filter: ({ staticData }) => staticData.reads?.some(domain => domains.includes(domain)) ?? false,
  }),
)

// Another tab signed in or out: the guards run again.
onSessionChange(() => reload(router))

// Reloads data that changed while the device was offline, or the page was in the back-forward cache.
addEventListener('online', () => reload(router))
addEventListener('pageshow', event => {
  if (event.persisted) reload(router)
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
