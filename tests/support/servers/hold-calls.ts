import type { Page } from '@playwright/test'

/**
 * Withholds the replies to the writes of an app from the page, until it is loaded again. Returns a function that counts
 * them.
 */
export async function holdWrites(page: Page, { isMade }: { isMade: boolean }) {
  await page.evaluate(isMade => {
    const own = window.fetch
    Reflect.set(window, 'heldWrites', 0)
    window.fetch = async (request, init) => {
      const isWrite = String(request).includes('/api/apps/') && init?.method !== 'GET'
      if (!isWrite) return own(request, init)
      if (isMade) await own(request, init)
      Reflect.set(window, 'heldWrites', Reflect.get(window, 'heldWrites') + 1)
      return new Promise(() => {})
    }
  }, isMade)
  return () => page.evaluate((): number => Reflect.get(window, 'heldWrites'))
}

/**
 * Withholds the replies to the reads of a path from the page. Returns a function that hands over the withheld ones and
 * lets later ones through.
 */
export async function holdReads(page: Page, path: string) {
  await page.evaluate(path => {
    const own = window.fetch
    const released = new Promise<void>(resolve =>
      Reflect.set(window, 'releaseReads', () => {
        window.fetch = own
        resolve()
      }),
    )
    window.fetch = async (request, init) => {
      const reply = await own(request, init)
      if (String(request).includes(path)) await released
      return reply
    }
  }, path)
  return () => page.evaluate(() => Reflect.get(window, 'releaseReads')())
}
