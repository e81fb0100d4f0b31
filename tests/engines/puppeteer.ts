import { type ElementHandle, type JSHandle, launch, type Browser as Own, type Page } from 'puppeteer-core'
import { chromiumFlags } from '#tests/support/browser/chromium.ts'
import type { Browser, Driver, Handle } from './engine.ts'
import { byKeyboard } from './keyboard.ts'

const env = { ...process.env, TZ: 'Asia/Ho_Chi_Minh', LC_ALL: 'C.UTF-8' }
const defaultViewport = { width: 1280, height: 800 }
/** No script of a test takes longer. */
const protocolTimeout = 120_000

/** Starts Chromium, which is driven over its own protocol. */
export const startChromium = () => start(byPointer)

/** Starts Chromium, in which elements are reached and pressed with the keyboard. */
export const startKeyboard = () => start(byKeyboard)

async function start(uses: Uses): Promise<Browser> {
  const own = await launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: chromiumFlags,
    env,
    defaultViewport,
    protocolTimeout,
  })
  const stopWorkers = async () => {
    const [page] = await own.pages()
    const session = await page?.createCDPSession()
    await session?.send('ServiceWorker.enable')
    await session?.send('ServiceWorker.stopAllWorkers')
    await session?.detach()
  }
  return browserOf(own, stopWorkers, uses)
}

/** Starts Firefox, which is driven over WebDriver BiDi. */
export async function startFirefox(): Promise<Browser> {
  const own = await launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    // Only the browser's own scripts can end a worker.
    args: ['--remote-allow-system-access'],
    env,
    defaultViewport,
    protocolTimeout,
  })
  return browserOf(own, () => stopFirefoxWorkers(own), byPointer)
}

/** The connection of a browser, which is internal: puppeteer has no call for the browser's own scripts. */
interface Connected {
  connection: { send: (method: string, parameters: object) => Promise<{ result: unknown }> }
}

/** Ends the workers with the browser's own script, as its page `about:debugging` does. */
async function stopFirefoxWorkers(own: Own) {
  const { connection } = own as unknown as Connected
  const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 })
  const { contexts } = result as { contexts: { context: string }[] }
  const ended = await connection.send('script.callFunction', {
    functionDeclaration: `async () => {
      const manager = Cc['@mozilla.org/serviceworkers/manager;1'].getService(Ci.nsIServiceWorkerManager)
      const all = manager.getAllRegistrations()
      for (let index = 0; index < all.length; index++)
        await all.queryElementAt(index, Ci.nsIServiceWorkerRegistrationInfo).activeWorker?.terminateWorker()
    }`,
    awaitPromise: true,
    target: { context: contexts[0]?.context },
  })
  const { type } = ended.result as { type: string }
  if (type !== 'success') throw new Error(`The workers were not ended: ${JSON.stringify(ended.result)}`)
}

const browserOf = (own: Own, stopWorkers: () => Promise<void>, uses: Uses): Browser => ({
  // In its own window: a tab behind another one is rendered only once per second.
  newTab: async () => driverOf(await own.newPage({ type: 'window' }), uses),
  stopWorkers,
  stopsTabs: false,
  close: () => own.close(),
})

/** Returns how an element is used. */
type Uses = (found: ElementHandle<Element>, page: Page) => Handle

const byPointer: Uses = found => ({ click: () => click(found), type: text => found.type(text) })

const driverOf = (page: Page, uses: Uses): Driver => ({
  goto: async url => void (await page.goto(url)),
  reload: async () => void (await page.reload()),
  evaluate: (run, argument) => page.evaluate(run as never, argument) as never,
  element: async (find, argument) => {
    const handle: JSHandle = await page.evaluateHandle(find as never, argument)
    const found = handle.asElement() as ElementHandle<Element> | null
    return found ? uses(found, page) : undefined
  },
  press: key => page.keyboard.press(key),
  close: () => page.close(),
})

/**
 * Clicks where the element is. Rejects when the click did not reach the element, because it moved after its place was
 * read: no protocol checks that at the moment of the click.
 */
async function click(element: ElementHandle<Element>) {
  await element.evaluate(target => {
    target.removeAttribute('data-clicked')
    target.addEventListener('click', () => target.setAttribute('data-clicked', ''), {
      capture: true,
      once: true,
    })
  })
  await element.click()
  // The click can end the page. Then it reached the element.
  const isReached = await element.evaluate(target => target.hasAttribute('data-clicked')).catch(() => true)
  if (!isReached) throw new Error('The element moved before the click reached it.')
}
