import { sample } from '#src/contract/sample.ts'
import { defineDomain } from '#sw/server/define-domain.ts'

/** The size of the sample, and its reset. */
export const sampleDomain = defineDomain({
  name: 'sample',
  contract: sample,
  handlers: { '{admin}/sample': () => import('./handlers.ts') },
})
