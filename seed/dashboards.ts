import { analytics } from './dashboards/analytics.ts'
import { crypto } from './dashboards/crypto.ts'
import { finance } from './dashboards/finance.ts'
import { project } from './dashboards/project.ts'

/** The data of the four dashboards, which is only read. */
export const dashboards = {
  sets: Object.entries({ analytics, crypto, finance, project }).map(([id, value]) => ({ id, value })),
}
