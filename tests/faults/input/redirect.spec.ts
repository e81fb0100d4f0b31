import { pathOf } from '#tests/support/path-of.ts'
import { expect, fillIn, test } from '#tests/support/test.ts'

test('row 43: signing in never opens another site', async ({ page, baseURL }) => {
  for (const target of ['//evil.example', '/\\evil', 'https://evil.example/', '/sign-out']) {
    await page.goto(`sign-in/outpost?redirectURL=${encodeURIComponent(target)}`)
    await fillIn(page)
    await expect.poll(() => page.url(), target).toBe(`${baseURL}main/console`)
    await page.evaluate(() => localStorage.removeItem('outpost.session'))
  }
})

test('row 43: no address of the sign-in page signs the user out, leaves the app or prevents signing in', async ({
  page,
}) => {
  for (const redirectURL of ['/SIGN-OUT', '/%73ign-out', '/.//evil.example', '/.//']) {
    await page.goto(`sign-in/outpost?redirectURL=${encodeURIComponent(redirectURL)}`)
    await fillIn(page)
    await expect.poll(() => pathOf(page), redirectURL).toBe('/main/console')
    await page.evaluate(() => localStorage.clear())
  }
})
