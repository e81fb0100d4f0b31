import { everyFileKept } from '#tests/support/browser/app-files.ts'
import { axeViolations } from '#tests/support/checks/axe-violations.ts'
import { expect, open, test } from '#tests/support/test.ts'
import { reloadOffline } from '#tests/support/variants.ts'

test.use({ viewport: { width: 390, height: 780 }, fullInstall: true })

test('@long a product says what changed, when and by whom, also without a network', async ({
  page,
  language,
  say,
}) => {
  const ladies = language === 'vi' ? 'Nữ' : 'Ladies'
  await open(page, 'apps/ecommerce/inventory?open=watch-1')
  const changes = page.getByRole('main').getByRole('button', { name: say('Changes'), exact: true })
  const dialog = page.getByRole('dialog')
  await changes.click()
  await expect(dialog.getByText(say('Nothing has changed yet'))).toBeVisible()
  await dialog.getByRole('button', { name: say('Close') }).click()
  await expect(dialog).toHaveCount(0)

  const form = page.getByRole('main').locator('form')
  await form.getByRole('textbox', { name: say('Stock'), exact: true }).fill('77')
  await form.getByRole('combobox', { name: say('Category') }).fill(ladies)
  await page.getByRole('option', { name: ladies, exact: true }).click()
  await form.getByRole('button', { name: say('Update') }).click()
  await expect(form.getByText(say('Product updated'))).toBeVisible()
  await changes.click()
  const entries = dialog.locator('ol > li')
  await expect(entries).toHaveCount(1)
  await expect(entries).toContainText('Nguyễn Thị Hường')
  await expect(entries.locator('dl > div').filter({ hasText: say('Stock') })).toContainText('77')
  expect(await axeViolations(page)).toEqual([])

  await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('outpost.session')}` }
    const body = JSON.stringify({ id: 'watch-1', product: { active: false, stock: 3 } })
    await fetch('/api/apps/ecommerce/inventory/product', { method: 'PATCH', headers, body })
  })
  await everyFileKept(page)
  await reloadOffline(page)
  await changes.click()
  await expect(entries).toHaveCount(2)
  await expect(
    entries
      .first()
      .locator('dl > div')
      .filter({ hasText: say('Stock') }),
  ).toContainText('3')
})
