import type { Page } from '@playwright/test'
import { apiOf } from '#tests/support/api.ts'
import { faultsOf } from '#tests/support/faults.ts'
import { guestScreens, sideways, userScreens } from '#tests/support/screens.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'

const widths = [320, 360, 820, 1440]

/** Looks at what is on show at the width of a phone and of a desk, and for its fit at every width. */
async function look(page: Page, name: string, shows: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 500 ? 780 : 900 })
    // A drawer beside the list becomes one over it.
    await expect(page.locator(shows).first()).toBeVisible()
    await settled(page)
    expect.soft(await sideways(page), `${name} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0)
    if (width === 360 || width === 1440)
      expect.soft(await faultsOf(page), `${name} at ${width} px`).toEqual([])
  }
}

for (const language of ['vi', 'en'] as const)
  for (const colorScheme of ['light', 'dark'] as const) {
    // Every scheme and every language in each run; the other two pairs in the long one.
    const tag = (language === 'vi') === (colorScheme === 'light') ? '' : '@long '
    test.describe(`${tag}${language}, ${colorScheme}`, () => {
      test.use({ language, colorScheme, contextOptions: { reducedMotion: 'reduce' } })

      test('pages for guests can be used by everyone', async ({ page }) => {
        test.setTimeout(120_000)
        for (const { path, shows } of guestScreens) {
          await page.goto(path)
          await look(page, path, shows)
        }
      })

      test('screens for staff can be used by everyone', async ({ page }) => {
        test.setTimeout(120_000)
        await open(page, 'main/console')
        for (const { path, shows } of userScreens) {
          await page.goto(path)
          await look(page, path, shows)
        }
        const api = await apiOf(page)
        const ids = (await api.tasks()).map(({ id }) => id)
        await api.send('/api/apps/tasks/remove', { method: 'POST', body: { ids } })
        await page.goto('apps/tasks')
        await look(page, 'apps/tasks without a task', 'main h2')
      })
    })
  }
