import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { anotherTab } from '#tests/support/browser/another-tab.ts'
import { workerOf } from '#tests/support/browser/worker.ts'
import { preferenceServer } from '#tests/support/servers/preference-server.ts'
import { deploy } from '#tests/support/servers/site.ts'
import { expect, fillIn, settled, signIn, test } from '#tests/support/test.ts'
import { wordsOf } from '#tests/support/words.ts'

const say = wordsOf('vi')
const screen = 'main/setting/team?settings=profile'

/** Serves the app with a configured server, and opens the preferences of the signed-in user. */
async function start(page: Page, words?: string) {
  const server = preferenceServer(words)
  const site = await deploy(undefined, server.config, '/', server.reply)
  await signIn(page, `/${screen}`, site.url)
  await settled(page)
  await expect.poll(() => hasCopy(page)).toBe(true)
  return { server, site }
}

/** Returns whether the page has stored a copy of the preferences; it does not delay the screen. */
const hasCopy = (page: Page) =>
  page.evaluate(async () => {
    const stored = await indexedDB.databases()
    // The app gives it its tables.
    if (!stored.some(({ name }) => name === 'outpost-servers')) return false
    const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
      const opening = indexedDB.open('outpost-servers')
      opening.addEventListener('error', () => reject(opening.error))
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction('copies').objectStore('copies').getAllKeys()
        opening.result.close()
        reading.addEventListener('error', () => reject(reading.error))
        reading.addEventListener('success', () => resolve(reading.result))
      })
    })
    return keys.some(key => String(key).endsWith('/preference/user-info'))
  })

const sizeOf = (page: Page) =>
  page.getByRole('dialog', { name: say('Settings') }).getByRole('combobox', { name: say('Page size') })

/** Chooses the number of lines of a page in the settings. */
async function choose(page: Page, size: number) {
  await sizeOf(page).click()
  await page.getByRole('option', { name: `${size}`, exact: true }).click()
  await expect(sizeOf(page)).toHaveText(`${size}`)
}

/** The chip of the device; a dialog may cover it. */
const chip = (page: Page) => page.locator(`header button[aria-label^="${say('This device')}: "]`)
const shows = (page: Page, words: string) =>
  expect(chip(page)).toHaveAttribute('aria-label', `${say('This device')}: ${words}`)
const showsWaiting = (page: Page, count: number) => shows(page, say('{count} waiting', { count: `${count}` }))
const showsNothing = (page: Page) => shows(page, say('Saved on this device'))

/** Tells the page that the network is back, as the browser does. */
const reconnect = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))

/** Waits until no page sends: a write whose caller still waits for the reply is not listed when it is refused. */
const nothingIsSent = (page: Page) =>
  expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(0)

const sizes = (writes: readonly { pagingItems: number }[]) => writes.map(({ pagingItems }) => pagingItems)

test('row 35: what two tabs wrote without a network for a configured server is sent once each, in order', async ({
  page,
  context,
}) => {
  const { server, site } = await start(page)
  const second = await anotherTab(page)
  await second.goto(site.url + screen)
  await settled(second)

  // The parts of the settings that are not installed yet load.
  await choose(page, 10)
  await choose(second, 100)
  await expect(sizeOf(page)).toHaveText('100')
  expect(sizes(server.executed)).toEqual([10, 100])

  await context.setOffline(true)
  await choose(page, 50)
  await expect(
    page.getByText(say('Kept on this device. It is sent as soon as the server can be reached.')).first(),
  ).toBeVisible()
  await choose(second, 200)
  await choose(page, 500)
  await showsWaiting(page, 3)
  await showsWaiting(second, 3)
  expect(server.received).toHaveLength(2)

  await context.setOffline(false)
  await showsNothing(page)
  await showsNothing(second)
  expect(sizes(server.received)).toEqual([10, 100, 50, 200, 500])
  expect(new Set(server.received.map(({ key }) => key)).size).toBe(5)
  await expect(sizeOf(page)).toHaveText('500')
  await expect(sizeOf(second)).toHaveText('500')
  site.stop()
})

test('row 35: a tab that closes while it sends is followed by the other one; only the interrupted write is repeated, with its key', async ({
  page,
}) => {
  const { server, site } = await start(page)
  server.cut(true)
  await choose(page, 50)
  await choose(page, 200)
  await showsWaiting(page, 2)

  server.answering(() => 'hang')
  server.cut(false)
  await reconnect(page)
  await expect.poll(() => sizes(server.received)).toEqual([50])
  // It opens only now, so that the other tab is the one that sends.
  const second = await anotherTab(page)
  await second.goto(site.url + screen)
  await settled(second)
  await showsWaiting(second, 2)

  server.answering(() => 200)
  await page.close()
  await showsNothing(second)
  expect(sizes(server.received)).toEqual([50, 50, 200])
  expect(server.received[1]?.key).toBe(server.received[0]?.key)
  expect(sizes(server.executed)).toEqual([50, 200])
  site.stop()
})

test('row 35: what waits survives a reload and the end of the worker, and the screen shows it from the copy', async ({
  page,
}) => {
  const { server, site } = await start(page)
  server.cut(true)
  await choose(page, 50)
  await showsWaiting(page, 1)
  await (await workerOf(page)).stop()
  await page.reload()
  await settled(page)
  await showsWaiting(page, 1)
  await expect(sizeOf(page)).toHaveText('50')
  expect(server.received).toEqual([])

  server.cut(false)
  await reconnect(page)
  await showsNothing(page)
  expect(sizes(server.executed)).toEqual([50])
  site.stop()
})

test('row 36: a write that the server refuses is shown with its words and does not hold up the others', async ({
  page,
}) => {
  const { server, site } = await start(page, 'Trang tối đa 100 dòng')
  server.cut(true)
  for (const size of [200, 50, 500]) await choose(page, size)
  await showsWaiting(page, 3)
  await nothingIsSent(page)
  server.answering(({ pagingItems }) => (pagingItems > 100 ? 422 : 200))
  server.cut(false)
  await reconnect(page)
  await shows(page, say('{failed} refused', { failed: '2' }))
  expect(sizes(server.executed)).toEqual([50])
  expect(sizes(server.received)).toEqual([200, 50, 500])

  await page.goto(`${site.url}main/setting/team`)
  await expect(page.getByText('Trang tối đa 100 dòng')).toHaveCount(2)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: say('Export'), exact: true }).click()
  const exported = JSON.parse(await readFile(await (await saving).path(), 'utf8'))
  expect(exported).toMatchObject([
    { refused: true, status: 422, message: 'Trang tối đa 100 dòng' },
    { refused: true, status: 422 },
  ])
  expect(exported.map(({ body }: { body: string }) => JSON.parse(body).pagingItems)).toEqual([200, 500])

  const refused = page.getByRole('listitem').filter({ hasText: 'Trang tối đa 100 dòng' })
  await refused.first().getByText(say('Discard'), { exact: true }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Discard'), exact: true })
    .click()
  await expect(refused).toHaveCount(1)
  server.answering(() => 200)
  await refused.getByText(say('Try again'), { exact: true }).click()
  await expect(
    page.getByText(say('Nothing waits: the server has everything from this device.')),
  ).toBeVisible()
  expect(sizes(server.executed)).toEqual([50, 500])
  expect(sizes(server.received)).toEqual([200, 50, 500, 500])
  await showsNothing(page)
  site.stop()
})

test('row 37: after a 401 everything that waits is kept, and is sent when the same user signs in again, never as somebody else', async ({
  page,
}) => {
  const { server, site } = await start(page)
  server.cut(true)
  for (const size of [50, 200]) await choose(page, size)
  await showsWaiting(page, 2)
  server.answering(() => 401)
  server.cut(false)
  // The page may have tried again by itself, and then it leaves.
  await reconnect(page).catch(() => undefined)
  await page.waitForURL(({ pathname }) => pathname.startsWith('/sign-in'))
  expect(server.received.map(({ userId }) => userId)).toEqual(['huong'])

  server.answering(() => 200)
  await fillIn(page, { email: 'cashier@outpost.example', password: 'Outpost-2026' })
  await page.waitForURL(({ pathname }) => pathname.startsWith('/main'))
  await page.goto(`${site.url}main/console?settings=profile`)
  await settled(page)
  await choose(page, 10)
  await expect.poll(() => server.executed).toMatchObject([{ userId: 'truc', pagingItems: 10 }])
  await showsNothing(page)

  await page.goto(`${site.url}sign-out`)
  await expect(page.getByText(say('You are signed out. Drafts stay on this device.'))).toBeVisible()
  await page.goto(`${site.url}sign-in/outpost`)
  await fillIn(page)
  await page.waitForURL(({ pathname }) => pathname.startsWith('/main'))
  await expect.poll(() => server.executed.length).toBe(3)
  expect(server.executed).toMatchObject([
    { userId: 'truc', pagingItems: 10 },
    { userId: 'huong', pagingItems: 50 },
    { userId: 'huong', pagingItems: 200 },
  ])
  await showsNothing(page)
  site.stop()
})

test('row 37: a write that does not wait says that it needs the network, and is not sent later', async ({
  page,
  say,
}) => {
  const { server, site } = await start(page)
  server.cut(true)
  await page.goto(`${site.url}main/console?settings=password`)
  await page.getByLabel(say('Old password')).fill('Outpost-2026')
  await page.getByLabel(say('New password')).fill('Outpost-2027')
  await page.getByRole('button', { name: say('Save'), exact: true }).click()
  await expect(
    page.getByText(
      say(
        'This needs the network, and the server cannot be reached. Nothing was changed. Try again when the network is back.',
      ),
    ),
  ).toBeVisible()
  server.cut(false)
  await reconnect(page)
  await page.goto(`${site.url}main/setting/team`)
  await expect(
    page.getByText(say('Nothing waits: the server has everything from this device.')),
  ).toBeVisible()
  expect(server.received).toEqual([])
  site.stop()
})
