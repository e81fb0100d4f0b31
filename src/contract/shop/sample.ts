import * as v from 'valibot'
import { define } from '#src/contract/core/define.ts'

/** How many of the days of the sample are posted. `done` is `total` where there is nothing to post. */
export type ShopSampleProgress = v.InferOutput<typeof ShopSampleProgress>
export const ShopSampleProgress = v.object({ done: v.number(), total: v.number() })

const path = '/api/shop/sample'

export const shopSample = define({
  progress: { method: 'GET', path, needs: 'signedIn', reply: ShopSampleProgress },
  /**
   * Posts the next days of the sample's documents and replies with the progress: call it again until `done` is `total`.
   * A call is one transaction, so that a call that is repeated or made in two tabs posts no day twice. A shop that has
   * documents of its own gets no sample.
   */
  post: { method: 'POST', path, needs: 'signedIn', reply: ShopSampleProgress },
})
