import { categories } from '#seed/grocery/categories.ts'
import { goods } from '#seed/grocery/goods.ts'
import { partners } from '#seed/grocery/partners.ts'
import { prefix } from '#seed/scale/dice.ts'
import type { ShopSampleProgress } from '#src/contract/shop/sample.ts'
import { db } from '#sw/storage/db.ts'
import { marker } from '#sw/storage/seeded.ts'
import { lockedTables } from '#sw/storage/tables.ts'
import { staff } from './act.ts'
import { loadCalls } from './calls.ts'
import { dayAt, TOTAL_DAYS } from './day.ts'
import { postDay } from './post-day.ts'

/** How long one call posts days before it stores them, in ms. Reads wait for it. */
const WORK_TIME_MS = 250

/** The state of the sample, stored in `meta`, so that the next worker continues from it. */
interface Job {
  /** The moment to which the days are relative, in ms since 1970. */
  now: number
  /** The number of the first day, on which the shop begins. */
  first: number
  /** The number of days that are posted. */
  done: number
}

const key = 'shopSample'
const finished = { done: TOTAL_DAYS, total: TOTAL_DAYS }

const readJob = async () => (await db.meta.get(key))?.value as Job | undefined

/**
 * Returns whether the sample is to be posted: the device has the sample's staff and places, and the shop has no
 * documents besides requests and those of the scale.
 */
async function isWanted() {
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

/**
 * Posts days until the time of one call is over, in one transaction: the worker waits for the disk once. Returns the
 * progress.
 */
export async function postSample(): Promise<ShopSampleProgress> {
  const [calls, { bufferWrites }] = await Promise.all([loadCalls(), import('./write-buffer.ts')])
  return db.transaction('rw', [...lockedTables(['shop', 'products']), 'meta', 'team'], async transaction => {
    const end = performance.now() + WORK_TIME_MS
    if ((await db.team.count()) > 0) return finished
    const job = (await readJob()) ?? ((await isWanted()) ? { now: Date.now(), first: 0, done: 0 } : undefined)
    if (!job) return finished
    const flush = bufferWrites(transaction)
    while (job.done < TOTAL_DAYS && performance.now() < end) {
      const isFirst = job.done === job.first
      if (isFirst) await addGoods()
      await postDay({ ...dayAt(job.done, job.now), isFirst, calls })
      job.done++
    }
    await db.meta.put({ key, value: job })
    await flush()
    return { done: job.done, total: TOTAL_DAYS }
  })
}

/** Adds the goods, their categories and the partners. Rows that exist stay. */
async function addGoods() {
  const existing = new Set(await db.products.toCollection().primaryKeys())
  await Promise.all([
    db.shopCategories.bulkPut([...categories]),
    db.products.bulkAdd(goods.flatMap(({ product }) => (existing.has(product.id) ? [] : [product]))),
    db.partners.bulkPut(partners.map(({ row }) => row)),
  ])
}
