import type { CDPSession, Page } from '@playwright/test'

/** Hands over the worker: stops it as the browser does when it is idle, and asks whether it runs. */
export async function workerOf(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  return {
    /** Ends the worker immediately, also in the middle of a call. */
    stop: () => session.send('ServiceWorker.stopAllWorkers'),
  }
}

/** Waits until the page is answered by its worker. */
export const controlled = (page: Page) =>
  page.waitForFunction(() => Boolean(navigator.serviceWorker.controller), undefined, { timeout: 30_000 })
