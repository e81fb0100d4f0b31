import { search } from '#src/contract/search.ts'
import { defineDomain } from '#sw/server/define-domain.ts'

/** The global search. */
export const searchDomain = defineDomain({
  name: 'search',
  contract: search,
  handlers: () => import('./handlers.ts'),
})
