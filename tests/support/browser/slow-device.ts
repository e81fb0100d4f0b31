import type { Browser, Page } from '@playwright/test'

/** How long the processes run and stand in turn, in ms, at a factor of 6. */
const TURN_MS = 2

/**
 * Makes all pages and workers of a browser slower by this factor. Returns a function that ends this. DevTools can slow
 * down a page but not a worker, so the processes of both are stopped for the rest of each turn.
 */
export async function slowDownProcesses(browser: Browser, factor: number) {
  const session = await browser.newBrowserCDPSession()
  let pids: number[] = []
  const look = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  }
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of pids)
      try {
        process.kill(pid, name)
      } catch {
        // It has ended.
      }
  }
  await look()
  let turn = 0
  const timer = setInterval(() => {
    const place = turn++ % factor
    if (place === 0) signal('SIGCONT')
    if (place === 1) signal('SIGSTOP')
    // A page may get another process.
    if (turn % (100 * factor) === 0) void look()
  }, TURN_MS)
  return async () => {
    clearInterval(timer)
    signal('SIGCONT')
    await session.detach()
  }
}

/**
 * Limits the storage of the site that the page shows, in bytes. Returns a function that returns the limit and the used
 * bytes; `navigator.storage` knows of no such limit.
 */
export async function limitStorage(page: Page, site: string, quotaSize: number) {
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(site)
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize })
  return () => session.send('Storage.getUsageAndQuota', { origin })
}
