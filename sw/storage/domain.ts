import * as v from 'valibot'
import { DeviceRow, defineDomain } from '#sw/server/define-domain.ts'

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

/** One write to a tracked table. Without keys it may have changed any row. `at` is the number of the entry. */
interface Change {
  at: number
  table: string
  keys?: string[]
}

/** Rows in order, as they were after an entry of `written`. */
export interface ListCacheState<Kept = object> {
  rows: readonly Kept[]
  at: number
  /** The entry at which the copy in the database was stored; lower when there is a reason to store it soon. */
  storedAt: number
  /** The number of the opening of the database in which this was read; it is invalid for another opening. */
  opened: number
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
