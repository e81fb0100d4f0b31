import { holdReads } from '#tests/support/servers/hold-calls.ts'
import { expect, open, test } from '#tests/support/test.ts'

for (const [path, call] of [
  ['apps/help-center', '/help-center/search'],
  ['apps/academy', '/academy/courses'],
  ['apps/file-manager', '/file-manager/search'],
] as const)
  test(`what is typed into the search of ${path} is kept while the results load`, async ({ page }) => {
    await open(page, path)
    const field = page.getByRole('main').getByRole('searchbox')
    await field.focus()
    const release = await holdReads(page, call)
    await page.keyboard.type('hang')
    await expect(page).toHaveURL(/q=hang/)
    // It is visible when the delay of a skeleton is over.
    await expect(page.locator('[data-loading]')).toHaveCSS('opacity', '1')
    await expect(field).toBeFocused()
    await page.keyboard.type(' hoa')
    await release()
    await expect(page).toHaveURL(/q=hang\+hoa|q=hang%20hoa/)
    await expect(page.locator('[data-loading]')).toHaveCount(0)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('hang hoa')
  })
