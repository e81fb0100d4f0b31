import {
  type Analytics,
  type Crypto,
  dashboards,
  type Finance,
  type Project,
} from '#src/contract/dashboards.ts'
import { handle } from '#sw/handle.ts'
import { readSet } from '#sw/sets.ts'

export const dashboardRoutes = handle(dashboards, {
  analytics: () => readSet<Analytics>('analytics'),
  crypto: () => readSet<Crypto>('crypto'),
  finance: () => readSet<Finance>('finance'),
  project: () => readSet<Project>('project'),
})
