import { shopSample } from '#src/contract/shop/sample.ts'
import { withNouns } from '#src/contract/shop.ts'
import { handle, type Route } from '#sw/server/handle.ts'
import { postSample, sampleProgress } from './job.ts'

/** The sample's documents, in a chunk of their own that is loaded when a screen of the shop is first opened. */
export const handlers = withNouns<Route>({
  sample: handle(shopSample, { progress: sampleProgress, post: postSample }),
})
