import { pages } from '#src/contract/pages.ts'
import { defineDomain } from '#sw/server/define-domain.ts'

const handlers = () => import('./handlers.ts')

/** What the screens below `/pages` save: rows of `sets`, and the names and groups of users. */
export const pageDomain = defineDomain({
  name: 'pages',
  contract: pages,
  handlers: {
    '/api/pages/settings': handlers,
    '/api/pages/plan': handlers,
    '/api/pages/team': handlers,
    '/api/pages/coming-soon': handlers,
  },
  alsoWrites: ['referenceData', 'company', 'user', 'preferences'],
})
