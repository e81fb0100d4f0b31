import { deploy } from '#tests/support/servers/site.ts'
import { expect, fillIn, test } from '#tests/support/test.ts'
import { wordsOf } from '#tests/support/words.ts'

// The browser logs that the worker's script could not be loaded.
test.use({ checksReplies: false, expectedErrors: /fetching the script|unsupported MIME type/ })

/** A file of the first screens that the page itself does not request. */
const needed = '/seed/navigation.json'

for (const { what, file, fault } of [
  { what: 'a file of the install is missing', file: needed, fault: 'missing' },
  { what: 'a file of the install is another page', file: needed, fault: 'portal' },
  { what: 'the worker’s script is missing', file: '/worker.js', fault: 'missing' },
  { what: 'the worker’s script is another page', file: '/worker.js', fault: 'portal' },
] as const)
  test(`row 11: first visit, ${what}: the sign-in page shows it, and continues when the file is available`, async ({
    page,
    say,
  }) => {
    const site = await deploy()
    site.misbehave(path => (path === file ? fault : undefined))
    await page.clock.install()
    await page.goto(`${site.url}sign-in/outpost`)
    await fillIn(page)
    const notice = page.getByRole('status').filter({ hasText: say('This device is not ready yet') })
    await expect(notice).toBeVisible()
    // From now on only the button retries.
    await page.clock.pauseAt(Date.now() + 60_000)
    const requests = () => site.asked.filter(path => path === file).length
    const before = requests()
    await notice.getByRole('button', { name: say('Try again') }).click()
    // The repeated install has failed too before the file becomes available.
    await expect.poll(requests).toBeGreaterThan(before)
    await expect(notice).toBeVisible()
    await expect(page.locator('input[type=email]')).toHaveValue('staff@outpost.example')

    site.misbehave()
    await notice.getByRole('button', { name: say('Try again') }).click()
    await page.clock.resume()
    await page.waitForURL('**/main/console')
    await expect(notice).toHaveCount(0)
    site.stop()
  })

test('row 11: first visit, the network comes back: the install is retried automatically', async ({
  page,
  context,
  say,
}) => {
  const site = await deploy()
  site.misbehave(path => (path === needed ? 'portal' : undefined))
  await page.goto(`${site.url}sign-in/outpost`)
  await fillIn(page)
  await expect(page.getByText(say('This device is not ready yet'))).toBeVisible()
  site.misbehave()
  await context.setOffline(true)
  await context.setOffline(false)
  await page.waitForURL('**/main/console')
  site.stop()
})

test('row 1: first visit, a slow install: the page shows that it prepares the device, and loses no typed text', async ({
  page,
  say,
}) => {
  let loads = 0
  page.on('load', () => loads++)
  const site = await deploy()
  site.misbehave(path => (path === needed ? 'hang' : undefined))
  await page.goto(`${site.url}sign-in/outpost`)
  await expect(page.getByText(say('Preparing this device'))).toBeVisible()
  await fillIn(page)
  site.misbehave()
  await page.waitForURL('**/main/console')
  await expect(page.getByText(say('Preparing this device'))).toHaveCount(0)
  expect(loads).toBe(1)
  site.stop()
})

test('row 1: first visit, a slow network: the page shows that it is loading before its first script has run', async ({
  page,
}) => {
  const site = await deploy()
  site.misbehave(path => (path.startsWith('/assets/') && path.endsWith('.js') ? 'hang' : undefined))
  await page.goto(`${site.url}sign-in/outpost`, { waitUntil: 'commit' })
  const root = page.locator('#root')
  const bar = () =>
    root.evaluate(element => {
      const { content, opacity, height } = getComputedStyle(element, '::before')
      return { isThere: content !== 'none', opacity, height }
    })
  await expect.poll(bar).toEqual({ isThere: true, opacity: '1', height: '3px' })
  site.misbehave()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await bar()).isThere).toBe(false)
  site.stop()
})

test('row 1: a long activation: the page waits, and is not reloaded', async ({ page, say }) => {
  let loads = 0
  page.on('load', () => loads++)
  const site = await deploy()
  site.redeploy((path, content) =>
    path === '/worker.js'
      ? `addEventListener('activate', event => event.waitUntil(fetch('/hold.txt')));${content}`
      : content,
  )
  site.misbehave(path => (path === '/hold.txt' ? 'hang' : undefined))
  await page.clock.install()
  await page.goto(`${site.url}sign-in/outpost`)
  await expect.poll(() => site.asked).toContain('/hold.txt')
  await fillIn(page)
  await page.clock.fastForward(30_000)
  await expect(page.getByText(say('Preparing this device'))).toBeVisible()
  await expect(page.locator('input[type=email]')).toHaveValue('staff@outpost.example')

  site.misbehave()
  await page.waitForURL('**/main/console')
  expect(loads).toBe(1)
  site.stop()
})

test('row 3: in a browser without workers, the page explains what to do', async ({ browser }) => {
  const say = wordsOf('vi')
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'vi-VN' })
  const page = await context.newPage()
  const site = await deploy()
  await page.goto(`${site.url}sign-in/outpost`)
  await fillIn(page)
  await expect(page.getByRole('alert')).toContainText(
    say(
      'Outpost cannot store its data in this browser. Leave private browsing, or open Outpost in a current Chrome, Edge, Safari or Firefox.',
    ),
  )
  await context.close()
  site.stop()
})
