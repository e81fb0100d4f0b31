import type { Page } from '@playwright/test'
import { TOTAL_DAYS } from '#sw/shop/sample/day.ts'

/**
 * Marks the sample of the shop as posted, so that the books begin empty and nothing is posted during a test. Call it
 * before a screen of the shop is opened.
 */
export const skipShopSample = (page: Page) =>
  page.evaluate(async done => {
    const opening = indexedDB.open('outpost')
    await new Promise(resolve => opening.addEventListener('success', resolve))
    const writing = opening.result.transaction('meta', 'readwrite')
    writing.objectStore('meta').put({ key: 'shopSample', value: { now: Date.now(), first: 0, done } })
    await new Promise(resolve => writing.addEventListener('complete', resolve))
    opening.result.close()
  }, TOTAL_DAYS)
