import * as v from 'valibot'
import { DeviceRow, defineDomain } from '#sw/server/define-domain.ts'
import type { Change } from './change-log.ts'
import type { ListCacheState } from './list-cache.ts'

interface Meta {
  key: string
  value: unknown
}

interface Secret {
  id: string
  key: CryptoKey
}

interface Snapshot {
  id: string
  at: number
  tables: Record<string, object[]>
}

/** The reply to a write, by its idempotency key. `at` is in ms since 1970. */
interface StoredReply {
  key: string
  call: string
  reply: unknown
  at: number
}

/** The server's own tables: versions, the signing key, what a restore replaced, replies, and what lists are cached from. */
export const storageDomain = defineDomain({
  name: 'storage',
  tables: {
    meta: { indexes: { 1: 'key' }, row: DeviceRow<Meta>(), device: true },
    secrets: { indexes: { 1: 'id' }, row: DeviceRow<Secret>(), device: true, keptByReset: true },
    snapshots: { indexes: { 1: 'id, at' }, row: DeviceRow<Snapshot>(), device: true },
    replies: { indexes: { 1: 'key, at' }, row: DeviceRow<StoredReply>(), device: true, keptByReset: true },
    written: { indexes: { 1: '++at' }, row: DeviceRow<Change>(), device: true, keptByReset: true },
    projections: {
      indexes: { 1: 'name' },
      row: DeviceRow<ListCacheState & { name: string }>(),
      device: true,
      keptByReset: true,
    },
  },
})

/**
 * Values that are only read whole, one row each: countries, brands, dashboards, the settings of the mailbox, and the
 * progress of each user in the courses.
 */
export const referenceDataDomain = defineDomain({
  name: 'referenceData',
  tables: { sets: { indexes: { 1: 'id' }, row: v.object({ id: v.string(), value: v.unknown() }) } },
})
