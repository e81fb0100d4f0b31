import * as v from 'valibot'
import { define } from './core/define.ts'
import { shortText } from './core/fields.ts'
import { Analytics, Crypto, Finance, Project, Trade, TradeResult } from './shared/dashboard-rows.ts'

export type { Coin } from './shared/dashboard-rows.ts'
export {
  Analytics,
  Crypto,
  coins,
  Finance,
  Measure,
  PointSeries,
  Project,
  ProjectName,
  Split,
  Trade,
  TradeResult,
  ValueSeries,
} from './shared/dashboard-rows.ts'

/** spec: sample-data.md section 7, each is a copy of the sample data */
export const dashboards = define({
  /** Beyond the specification: the numbers of contacts and tasks; 0 where the caller may not view them. */
  counts: {
    method: 'GET',
    path: '/api/dashboards/counts',
    needs: 'signedIn',
    reply: v.object({ contacts: v.number(), tasks: v.number() }),
  },
  analytics: {
    method: 'GET',
    path: '/api/dashboards/analytics',
    needs: { area: 'report', level: 'view' },
    reply: Analytics,
  },
  crypto: {
    method: 'GET',
    path: '/api/dashboards/crypto',
    needs: { area: 'report', level: 'view' },
    reply: Crypto,
  },
  /** Beyond the specification. 400 for `amount` when there is not enough in the wallet, or not enough cash. */
  trade: {
    method: 'POST',
    path: '/api/dashboards/crypto',
    needs: { area: 'report', level: 'edit' },
    body: Trade,
    reply: TradeResult,
    writes: ['dashboards'],
  },
  finance: {
    method: 'GET',
    path: '/api/dashboards/finance',
    needs: { area: 'fund', level: 'view' },
    reply: Finance,
  },
  project: {
    method: 'GET',
    path: '/api/dashboards/project',
    needs: { area: 'report', level: 'view' },
    /** Beyond the specification: the id of a project; without it the first one. 404 when there is none. */
    query: v.object({ project: v.optional(shortText) }),
    reply: Project,
  },
})
