import type { CDPSession, Page } from '@playwright/test'

/** Returns a function that stops the page's worker, as the browser does when the worker is idle. */
export async function workerOf(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  return {
    /** Ends the worker immediately, also during a call. */
    stop: () => session.send('ServiceWorker.stopAllWorkers'),
  }
}

/** Waits until the worker controls the page. */
export const controlled = (page: Page) =>
  page.waitForFunction(() => Boolean(navigator.serviceWorker.controller), undefined, { timeout: 30_000 })
