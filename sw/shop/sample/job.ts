import { categories } from '#seed/grocery/categories.ts'
import { goods } from '#seed/grocery/goods.ts'
import { partners } from '#seed/grocery/partners.ts'
import type { ShopSampleProgress } from '#src/contract/shop/sample.ts'
import { db } from '#sw/storage/db.ts'
import { lockedTables } from '#sw/storage/tables.ts'
import { loadCalls } from './calls.ts'
import { dayAt, TOTAL_DAYS } from './day.ts'
import { postDay } from './post-day.ts'
import { finished, isWanted, key, readJob } from './progress.ts'

/** How long one call posts days before it stores them, in ms. Reads wait for it. */
const WORK_TIME_MS = 250

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
