import { analytics } from './dashboards/analytics.ts'
import { crypto } from './dashboards/crypto.ts'
import { finance } from './dashboards/finance.ts'
import { project } from './dashboards/project.ts'

/** Four read-only sets. */
export const dashboards = {
  sets: Object.entries({ analytics, crypto, finance, project }).map(([id, value]) => ({ id, value })),
}
