import type { Page } from '@playwright/test'
import { ownBrowser } from '#tests/support/browser/own-browser.ts'
import { controlled, workerOf } from '#tests/support/browser/worker.ts'
import type { Kill } from './plan.ts'

/** A tab that is opened again each time it ends. */
interface Tab {
  opening: Promise<Page>
}

/** Starts a browser with a profile folder, and two tabs of the app in it. */
export function startDevice(url: string, folder: string) {
  let browser = start(folder)

  const crashed = new WeakSet<Page>()

  async function open(): Promise<Page> {
    const page = await (await browser).page.context().newPage()
    page.on('crash', () => crashed.add(page))
    await page.goto(`${url}sign-in/outpost`)
    await controlled(page)
    return page
  }

  const tabs: Tab[] = [{ opening: open() }, { opening: open() }]

  /** Returns the page of a tab. It is opened again when it has crashed with another one, in the same process. */
  async function pageOf(tab: Tab): Promise<Page> {
    const { opening } = tab
    if (crashed.has(await opening) && tab.opening === opening) tab.opening = open()
    return tab.opening
  }
  const all = () => Promise.all(tabs.map(pageOf))

  async function killBrowser() {
    const { kill } = await browser
    browser = kill().then(() => start(folder))
    for (const tab of tabs) tab.opening = open()
  }

  async function killTab(tab: Tab, end: (page: Page) => Promise<void>) {
    const page = await pageOf(tab)
    tab.opening = end(page).then(open)
  }

  return {
    tabs,
    /** Returns the page of the first tab. */
    page: async () => (await all())[0] as Page,
    /** Ends something, and resolves when the app is open again in both tabs. */
    async kill({ by, tab: number }: Pick<Kill, 'by' | 'tab'>) {
      const [page] = await all()
      const tab = tabs[number]
      if (!page || !tab) throw new Error('There are two tabs')
      if (by === 'worker') await (await workerOf(page)).stop()
      else if (by === 'browser') await killBrowser()
      else await killTab(tab, by === 'tab closed' ? ended => ended.close() : crash)
      await all()
    },
    /** Opens a tab again that has ended with another one, because they shared a process. */
    async reopen(tab: Tab, ended: Promise<Page>) {
      if (tab.opening === ended) tab.opening = open()
      await tab.opening
    },
    /** Ends the browser for good. */
    end: async () => (await browser).kill(),
  }
}

/** Starts a browser whose worker installs each file when it is requested. */
async function start(folder: string) {
  const browser = await ownBrowser(folder)
  await browser.page
    .context()
    .addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  return browser
}

async function crash(page: Page) {
  const crashed = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  session.send('Page.crash').catch(() => undefined)
  await crashed
  page.close().catch(() => undefined)
}
