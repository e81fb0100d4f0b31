import type { Page } from '@playwright/test'
import { filled } from '#tests/support/filled.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'

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
  for (const name of filled(shell)) {
    await expect(page.locator(`link[rel=modulepreload][href$="/${name}"]`)).toHaveCount(1)
    expect(
      files.filter(file => file.name === `/${name}`),
      name,
    ).toHaveLength(1)
  }
})

test('the screen of a signed-in user does not wait for a check of the session', async ({ page }) => {
  await open(page, 'apps/tasks')
  await settled(page)
  expect((await requested(page)).filter(({ name }) => name.endsWith('/check'))).toEqual([])
})

test('at the next start on the same screen, its own scripts are loaded in parallel with the first scripts too', async ({
  page,
}) => {
  await open(page, 'apps/contacts')
  const stored = () => page.evaluate(() => localStorage.getItem('outpost.start'))
  // It is stored when all files of the build are on the device.
  await expect.poll(stored).toContain('/apps/contacts')
  const { screens } = JSON.parse((await stored()) ?? '{}')
  await page.reload()
  await settled(page)
  const files = await requested(page)
  for (const name of filled<string>(screens['/apps/contacts'].split(' ')))
    expect(
      files.filter(file => file.name === `/${name}`),
      name,
    ).toEqual([{ name: `/${name}`, by: 'link' }])
})
