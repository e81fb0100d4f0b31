import { shopSample } from '#src/contract/shop/sample.ts'
import { withNouns } from '#src/contract/shop.ts'
import { handle, type Route } from '#sw/server/handle.ts'
import { sampleProgress } from './progress.ts'

/**
 * The sample's documents. Screens of the shop ask for their progress; what posts them is loaded only where some are
 * missing.
 */
export const handlers = withNouns<Route>({
  sample: handle(shopSample, {
    progress: sampleProgress,
    post: async () => (await import('./job.ts')).postSample(),
  }),
})
