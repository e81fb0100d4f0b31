import { search } from '#src/contract/shell/search.ts'
import { defineDomain } from '#sw/server/define-domain.ts'

const handlers = () => import('./handlers.ts')

/** The global search. */
export const searchDomain = defineDomain({
  name: 'search',
  contract: search,
  handlers: { '/api/common/search': handlers, '{dms}/product': handlers },
})
