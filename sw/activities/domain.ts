import { activities } from '#src/contract/activities.ts'
import { defineDomain } from '#sw/server/define-domain.ts'

/** The entries of the timeline at `/pages/activities`. */
export const activityDomain = defineDomain({
  name: 'activities',
  contract: activities,
  handlers: { '/api/pages/activities': () => import('./handlers.ts') },
  seeds: { activities: 1 },
})
