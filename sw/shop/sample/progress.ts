import { prefix } from '#seed/scale/dice.ts'
import type { ShopSampleProgress } from '#src/contract/shop/sample.ts'
import { db } from '#sw/storage/db.ts'
import { marker } from '#sw/storage/seeded.ts'
import { staff } from './act.ts'
import { TOTAL_DAYS } from './day.ts'

/** The state of the sample, stored in `meta`, so that the next worker continues from it. */
interface Job {
  /** The moment to which the days are relative, in ms since 1970. */
  now: number
  /** The number of the first day, on which the shop begins. */
  first: number
  /** The number of days that are posted. */
  done: number
}

export const key = 'shopSample'
export const finished = { done: TOTAL_DAYS, total: TOTAL_DAYS }

export const readJob = async () => (await db.meta.get(key))?.value as Job | undefined

/**
 * Returns whether the sample is to be posted: the device has the sample's staff and places, and the shop has no
 * documents besides requests and those of the scale.
 */
export async function isWanted() {
  const [seeded, users, store, documents, requests, scaled] = await Promise.all([
    db.meta.get(marker('shop')),
    db.users.bulkGet(Object.values(staff)),
    db.warehouses.get('store'),
    db.shopDocuments.count(),
    db.shopDocuments.where('[kind+at]').between(['request'], ['request', []]).count(),
    db.shopDocuments.where('id').startsWith(prefix).count(),
  ])
  return (
    seeded !== undefined &&
    users.every(user => user) &&
    store !== undefined &&
    documents - requests === scaled
  )
}

/** Returns the number of days that are posted, of all. */
export async function sampleProgress(): Promise<ShopSampleProgress> {
  const [job, teams] = await Promise.all([readJob(), db.team.count()])
  // The team would not get the documents.
  if (teams > 0) return finished
  if (job) return { done: job.done, total: TOTAL_DAYS }
  return (await isWanted()) ? { done: 0, total: TOTAL_DAYS } : finished
}
