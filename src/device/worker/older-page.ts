import { ask } from '#src/device/ask-worker.ts'
import { reloadWhenSaved } from '#src/device/drafts/dirty.ts'

/**
 * Reloads the page if the worker of an older version sent it: a new version can take control between that reply and the
 * first script of the page, which then is not told. The worker must be activated. Never resolves for a worker of a
 * version that does not know the question.
 */
export async function reloadIfOlder(worker: ServiceWorker): Promise<void> {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // The worker had no part in a first visit.
  if (!page?.workerStart) return
  const activated = await ask<number>(worker, 'activated')
  if (activated > performance.timeOrigin + page.responseStart) reloadWhenSaved()
}
