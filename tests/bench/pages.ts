import type { launch, Tab } from './browser.ts'
import { bearer } from './requests.ts'

type Browser = Awaited<ReturnType<typeof launch>>

const waitForControl = `(async () => {
  while (!navigator.serviceWorker.controller) await new Promise(resolve => setTimeout(resolve, 50))
})()`

const signIn = `(async () => {
  const body = JSON.stringify({ email: 'staff@outpost.example', password: 'Outpost-2026' })
  const { accessToken } = await (await fetch('/api/auth/sign-in', { method: 'POST', body })).json()
  localStorage.setItem('outpost.session', accessToken)
})()`

/** Returns a page of the app that is signed in: calls read the token from the storage of the app, on every page. */
export async function openSignedIn(browser: Browser, url: string) {
  const page = await browser.newPage()
  await signInAt(page, url)
  return page
}

export async function signInAt(page: Tab, url: string) {
  await page.goto(`${url}sign-in/outpost`)
  await page.evaluate(waitForControl)
  await page.evaluate(signIn)
}

/**
 * Returns the pages of the servers with which Outpost is compared. Open them before the app: its worker would control
 * them until they have their own workers.
 */
export async function openPeers(browser: Browser, url: string) {
  const open = async (name: string, worker: string) => {
    const page = await browser.newPage()
    await page.goto(`${url}${name}/index.html`)
    await page.evaluate(
      `navigator.serviceWorker.register('${worker}', { scope: './' }).then(() => navigator.serviceWorker.ready).then(() => true)`,
    )
    return page
  }
  const constant = await open('constant', 'worker.js')
  await constant.evaluate(waitForControl)
  return { constant, msw: await open('msw', 'mockServiceWorker.js') }
}

/** Fills the large tables up to this number of rows; `withShop` also posts sales. */
export const fill = (page: Tab, count: number, withShop = false) =>
  page.evaluate(`(async () => {
    const headers = { Authorization: ${bearer} }
    const body = '{"count":${count},"withShop":${withShop}}'
    for (let isDone = false; !isDone; ) {
      const { scale } = await (await fetch('/api/admin/sample/scale', { method: 'POST', headers, body })).json()
      isDone = scale.done === scale.total
    }
  })()`)

/** Copies the current rows of the app to MSW. */
export async function startMsw(page: Tab, url: string) {
  await page.goto(`${url}msw/index.html`)
  await page.evaluate('start().then(() => true)')
  await page.evaluate(waitForControl)
}
