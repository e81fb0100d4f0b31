import type { ShopSampleProgress } from '#src/contract/shop/sample.ts'
import { TOTAL_DAYS } from '#sw/shop/sample/day.ts'
import type { Evaluates } from '#tests/support/browser/evaluates.ts'
import { sendTo } from './tasks.ts'

/**
 * Lets the sample of the shop begin that many days before tomorrow. With 0 nothing is posted and the books are empty.
 * Call it before a screen of the shop is opened; later it does nothing.
 */
export const limitShopSample = (page: Evaluates, days: number) =>
  page.evaluate(async first => {
    const opening = indexedDB.open('outpost')
    await new Promise(resolve => opening.addEventListener('success', resolve))
    const writing = opening.result.transaction('meta', 'readwrite')
    const meta = writing.objectStore('meta')
    const value = { now: Date.now(), first, done: first }
    // What is posted stays as it is.
    const reading = meta.get('shopSample')
    reading.addEventListener('success', () => reading.result ?? meta.put({ key: 'shopSample', value }))
    await new Promise(resolve => writing.addEventListener('complete', resolve))
    opening.result.close()
  }, TOTAL_DAYS - days)

/** Posts all days of the shop's sample, which otherwise appear on a screen of the shop while it is used. */
export async function postShopSample(page: Evaluates) {
  const post = () => sendTo<ShopSampleProgress>(page, 'POST', '/api/shop/sample')
  for (let progress = await post(); progress.done < progress.total; ) progress = await post()
}
