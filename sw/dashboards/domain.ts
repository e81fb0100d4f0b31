import { dashboards } from '#src/contract/dashboards.ts'
import { defineDomain } from '#sw/server/define-domain.ts'

/** The numbers of the four dashboards. */
export const dashboardDomain = defineDomain({
  name: 'dashboards',
  contract: dashboards,
  handlers: { '/api/dashboards': () => import('./handlers.ts') },
  alsoWrites: ['referenceData'],
  seeds: { dashboards: 1 },
})
