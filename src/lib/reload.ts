import type { AnyRouter } from '@tanstack/react-router'

/**
 * Runs the loaders of the current routes again. Resolves when their data is there. Without `sync` the router renders a
 * route below one that failed before its data is there, because it takes a second failure for stale data.
 */
export const reload = (router: Pick<AnyRouter, 'invalidate'>): Promise<void> =>
  router.invalidate({ sync: true })
