import type { Page } from '@playwright/test'
import { filled } from '#tests/support/filled.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'

test.use({ installed: false })

/** Returns how often the page requested each file, and the initiator of the first request. */
const requested = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(entry =>
        entry instanceof PerformanceResourceTiming
          ? { name: new URL(entry.name).pathname, by: entry.initiatorType }
          : [],
      ),
  )

test('the texts, the configuration and the scripts of the shell are loaded in parallel with the first scripts, once', async ({
  page,
}) => {
  await open(page, 'apps/tasks')
  const shell = (await page.locator('script[data-shell]').getAttribute('data-shell'))?.split(' ') ?? []
  const files = await requested(page)
  for (const name of filled(['config.json', 'i18n/vi.json']))
    expect(
      files.filter(file => file.name === `/${name}`),
      name,
    ).toEqual([{ name: `/${name}`, by: 'link' }])
  for (const name of filled(shell)) await expectPreloaded(page, files, name)
})

test('the screen of a signed-in user does not wait for a check of the session', async ({ page }) => {
  await open(page, 'apps/tasks')
  await settled(page)
  expect((await requested(page)).filter(({ name }) => name.endsWith('/check'))).toEqual([])
})

test.describe('when all files of the build are on the device', () => {
  test.use({ fullInstall: true })

  test('the scripts of a screen are loaded in parallel with the first scripts at the next start there', async ({
    page,
  }) => {
    await open(page, 'apps/contacts')
    const stored = () => page.evaluate(() => localStorage.getItem('outpost.start'))
    await expect.poll(stored).toContain('/apps/contacts')
    const scripts: string = JSON.parse((await stored()) ?? '{}')['/apps/contacts']
    const shell = (await page.locator('script[data-shell]').getAttribute('data-shell')) ?? ''
    expect(scripts.split(' ').length).toBeGreaterThan(shell.split(' ').length)
    await page.reload()
    await settled(page)
    const files = await requested(page)
    for (const name of filled(scripts.split(' '))) await expectPreloaded(page, files, name)
  })
})

test.describe('without checks of replies', () => {
  test.use({ fullInstall: true, checksReplies: false })

  test('the data of a screen is requested before the scripts run at the next start there, once', async ({
    page,
  }) => {
    const rows = '/api/apps/tasks/rows'
    await open(page, 'apps/tasks')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('outpost.start'))).toContain(rows)
    await page.reload()
    await settled(page)
    const times = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
    )
    const requests = times.filter(({ path }) => path === rows)
    expect(requests).toHaveLength(1)
    // The screen itself requests its texts together with its data.
    const texts = times.find(({ path }) => path === '/i18n/tasks/vi.json')
    expect(requests[0]?.startTime).toBeLessThan(texts?.startTime ?? 0)
    expect(await page.evaluate(() => globalThis.firstReplies)).toBeUndefined()
  })

  test('a session that has ended does not show what was requested for it', async ({ page }) => {
    await open(page, 'apps/tasks')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('outpost.start'))).toContain('/api/')
    await page.evaluate(() => localStorage.setItem('outpost.session', 'forged'))
    await page.reload()
    await expect(page.locator('input[type=email]')).toBeVisible()
    await expect(page.locator('main li')).toHaveCount(0)
  })
})

/** Expects that a link loads the script, which is requested once. */
async function expectPreloaded(page: Page, files: Awaited<ReturnType<typeof requested>>, name: string) {
  await expect(page.locator(`link[rel=modulepreload][href$="/${name}"]`)).toHaveCount(1)
  expect(
    files.filter(file => file.name === `/${name}`),
    name,
  ).toHaveLength(1)
}
