import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { anotherBuild, deploy } from '#tests/support/servers/site.ts'
import { wordsOf } from '#tests/support/words.ts'
import type { Browser, EngineName } from './engine.ts'
import { startChromium, startFirefox, startKeyboard } from './puppeteer.ts'
import { Tab } from './tab.ts'
import { startWebKit } from './webkit.ts'

declare module 'vitest' {
  interface ProvidedContext {
    engine: EngineName
  }
}

const start = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
  keyboard: startKeyboard,
}

/** The engine of this run of the file. */
export const engine = inject('engine')

/** The language of somebody who has not chosen one. */
export const say = wordsOf('vi')

export const sample = { email: 'staff@outpost.example', password: 'Outpost-2026' }

/** Starts the engine's browser for the tests of a file. */
export function useBrowser() {
  let browser: Browser
  beforeAll(async () => {
    browser = await start[engine]()
  })
  afterAll(() => browser?.close())
  return {
    newTab: async (site: Site) => new Tab(await browser.newTab(), site.url),
    stopWorkers: () => browser.stopWorkers(),
    get stopsTabs() {
      return browser.stopsTabs
    },
  }
}

/** The path of the site to which a worker sends its errors. */
const errorPath = '/error/'

/** Keeps the errors of pages in their storage. It is added to the first script of the page. */
const watchPage = `{
  const keep = text => {
    const kept = JSON.parse(localStorage.getItem('test.errors') ?? '[]')
    localStorage.setItem('test.errors', JSON.stringify([...kept, text]))
  }
  addEventListener('error', ({ message, error }) => message && keep(message + ' ' + (error?.stack ?? '')))
  addEventListener('unhandledrejection', ({ reason }) => keep('unhandled: ' + reason + ' ' + (reason?.stack ?? '')))
  addEventListener('securitypolicyviolation', event => keep('policy: ' + event.effectiveDirective + ': ' + event.blockedURI))
};`

/** Sends the errors of a worker to the site. */
const watchWorker = `{
  const send = text => void fetch('${errorPath}' + encodeURIComponent(text)).catch(() => {})
  addEventListener('error', ({ message }) => send(message))
  addEventListener('unhandledrejection', ({ reason }) => send('unhandled: ' + reason + ' ' + (reason?.stack ?? '')))
};`

export type Site = Awaited<ReturnType<typeof deploy>>

/** Serves the build on a site of its own, with storage of its own. `workerCode` is put before the worker's script. */
export async function serve(workerCode = ''): Promise<Site> {
  const site = await deploy()
  site.redeploy(watched(workerCode))
  return site
}

/** Deploys another build, whose page is identified by `meta[name=build]`. */
export const deploySecond = (site: Site) => site.redeploy(watched('', '<meta name="build" content="2">'))

const watched = (workerCode: string, head = '') =>
  anotherBuild({
    '/index.html': page => page.replace('<head>', `<head>${head}`),
    '/display.js': script => watchPage + script,
    '/worker.js': script => watchWorker + workerCode + script,
  })

/** Returns the errors of a site's pages and workers since the last call. */
export async function errorsOf(site: Site, tab: Tab): Promise<string[]> {
  const ofPages = await tab.evaluate(() => {
    const kept: string[] = JSON.parse(localStorage.getItem('test.errors') ?? '[]')
    localStorage.removeItem('test.errors')
    return kept
  }, undefined)
  const ofWorkers = site.asked.filter(path => path.startsWith(errorPath)).map(decodeURIComponent)
  site.asked.length = 0
  return [...ofPages, ...ofWorkers].filter(text => !text.startsWith(laterFrame))
}

/** Firefox and WebKit report as an error that they call some observers of sizes in the next frame only. */
const laterFrame = 'ResizeObserver loop completed with undelivered notifications'

/** Signs in with the form and waits for the screen of a path. */
export async function signIn(tab: Tab, path = '/apps/tasks') {
  await tab.open(`sign-in/outpost?redirectURL=${encodeURIComponent(path)}`)
  await fillIn(tab)
  await tab.isAt(path)
  // The offer to install the app, which Chromium alone makes, would cover a field in the corner.
  await tab.evaluate(() => localStorage.setItem('outpost.install-answered', 'yes'), undefined)
}

/** Fills in the sign-in form and sends it. */
export async function fillIn(tab: Tab) {
  await tab.type(say('Work email'), sample.email)
  await tab.type(say('Password'), sample.password)
  await tab.click('button', say('Sign in'))
}

/** Checks after each test that no error was thrown in a page or a worker. */
export function expectNoErrors(current: () => { site: Site; tab: Tab } | undefined) {
  afterEach(async () => {
    const world = current()
    if (world) expect(await errorsOf(world.site, world.tab)).toEqual([])
  })
}
