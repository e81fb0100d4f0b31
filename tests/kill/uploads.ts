import type { Page } from '@playwright/test'
import { contentsAt } from './calls.ts'

/** Returns the contents of all uploads of the device that the sample does not have, read by their paths. */
export async function allUploads(page: Page): Promise<string[]> {
  const ids = await page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('outpost')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('uploads').objectStore('uploads').getAllKeys()
          reading.addEventListener('error', () => reject(reading.error))
          reading.addEventListener('success', () => {
            opening.result.close()
            resolve(reading.result.map(String))
          })
        })
      }),
  )
  return contentsAt(
    page,
    ids.map(id => `images/uploads/${id}`),
  )
}
