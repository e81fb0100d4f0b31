import {
  type Analytics,
  type Crypto,
  dashboards,
  type Finance,
  type Project,
} from '#src/contract/dashboards.ts'
import { handle } from '#sw/server/handle.ts'
import { referenceData } from '#sw/storage/reference-data.ts'

export const handlers = handle(dashboards, {
  analytics: () => referenceData<Analytics>('analytics'),
  crypto: () => referenceData<Crypto>('crypto'),
  finance: () => referenceData<Finance>('finance'),
  project: () => referenceData<Project>('project'),
})
