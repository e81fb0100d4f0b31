import {
  buildOf,
  builtFiles,
  fileCaches,
  keptFiles,
  laterFiles,
  lookForUpdate,
} from '#tests/support/browser/app-files.ts'
import { controlled } from '#tests/support/browser/worker.ts'
import { deploy, secondBuild } from '#tests/support/servers/site.ts'
import { expect, signIn, test } from '#tests/support/test.ts'

test.use({ fullInstall: true, checksReplies: false, expectedErrors: /Missing chunk/ })

const { first, rest } = builtFiles()
const isLater = laterFiles()
/** Returns whether a file belongs to the second set, without the sample, which the very first install reads. */
const isOfRest = (path: string) => !path.startsWith('/seed/') && isLater(path)
const script = first.find(({ url }) => url.endsWith('.js'))?.url ?? ''

test('row 12: behind a captive portal no wrong file is cached, and the app is complete when the network works', async ({
  page,
  context,
  say,
}) => {
  const site = await deploy()
  site.misbehave(path => (isOfRest(path) ? 'portal' : undefined))
  await signIn(page, '/apps/tasks', site.url)
  await expect.poll(() => site.asked.filter(isOfRest).length).toBeGreaterThan(10)
  expect((await keptFiles(page)).wrong).toEqual([])

  site.misbehave(() => 'portal')
  await page.reload()
  await expect(page.getByRole('textbox', { name: say('Add a task') })).toBeVisible()
  await page.getByRole('link', { name: say('Contacts') }).click()
  await expect(page.getByText(say('This page is not on the device yet'))).toBeVisible()
  expect(await lookForUpdate(page)).toBe('none')
  expect((await keptFiles(page)).wrong).toEqual([])

  site.misbehave()
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: say('Contacts') })).toBeVisible()
  await expect
    .poll(() => keptFiles(page), { timeout: 60_000 })
    .toEqual({ count: first.length + rest.length, wrong: [] })
  site.stop()
})

test('row 12: files of an older version that do not match are fetched, not reused', async ({ page }) => {
  const site = await deploy()
  await page.goto(`${site.url}icons/mark.svg`)
  await page.evaluate(async wrong => {
    const older = await caches.open('outpost-files-older')
    for (const url of ['files.json', 'index.html', wrong])
      await older.put(url, new Response('<p>Wi-Fi', { headers: { 'Content-Type': 'text/html' } }))
  }, `/${script}`)
  await page.goto(`${site.url}sign-in/outpost`)
  await controlled(page)
  await expect
    .poll(() => keptFiles(page), { timeout: 60_000 })
    .toEqual({ count: first.length + rest.length, wrong: [] })
  await expect.poll(() => fileCaches(page)).toHaveLength(1)
  site.stop()
})

test.describe('a device with wrong files in its cache', () => {
  // Nothing repairs the cache before the test does.
  test.use({ fullInstall: false })

  test('row 12: it installs and starts a new version by itself', async ({ page }) => {
    const site = await deploy()
    await page.goto(`${site.url}sign-in/outpost`)
    await controlled(page)
    // As a version without checks has stored it.
    const [name = ''] = await fileCaches(page)
    await page.evaluate(
      async ({ name, url }) => {
        const page = new Response('<p>Wi-Fi', { headers: { 'Content-Type': 'text/html' } })
        await (await caches.open(name)).put(url, page)
      },
      { name, url: `/${script}` },
    )
    expect((await keptFiles(page)).wrong).toEqual([script])
    site.redeploy(secondBuild)
    // The page itself may check for updates, still for the earlier version; the browser combines the two checks.
    await expect
      .poll(async () => {
        await lookForUpdate(page).catch(() => 'reloading')
        return buildOf(page)
      })
      .toBe('2')
    await expect.poll(async () => (await keptFiles(page)).wrong).toEqual([])
    site.stop()
  })
})
