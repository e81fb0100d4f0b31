import { cardOf } from '#tests/support/notes.ts'
import { expect, open, test } from '#tests/support/test.ts'

for (const [width, height] of [
  [1440, 900],
  [390, 780],
] as const)
  test.describe(`${width < 500 ? '@long ' : ''}at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('an open note is printed without the rest of the page', async ({ page, say }) => {
      await open(page, 'apps/notes/note-1')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('textbox', { name: say('Title') })).toHaveValue('Giao ca sáng')
      await page.emulateMedia({ media: 'print' })
      await expect(dialog.getByRole('textbox', { name: say('Title') })).toBeVisible()
      await expect(dialog.getByRole('textbox', { name: say('Text') })).toBeVisible()
      await expect(dialog.getByRole('button')).toHaveCount(0)
      await expect(page.locator('main')).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
      await expect(page.locator('main')).toBeVisible()
      await dialog.getByRole('button', { name: say('Close') }).click()
      await page.emulateMedia({ media: 'print' })
      await expect(cardOf(page, 'Giao ca sáng')).toBeVisible()
    })

    test('an open contact is printed without the list, unless the user prints the list', async ({ page }) => {
      await open(page, 'apps/contacts/dang-quynh-anh')
      const pane = page.getByRole(width < 500 ? 'dialog' : 'complementary').last()
      const name = pane.getByRole('heading', { name: 'Đặng Quỳnh Anh' })
      const rows = page.locator('[data-row]')
      await expect(name).toBeVisible()
      await expect(rows.first()).toBeAttached()
      await page.emulateMedia({ media: 'print' })
      await expect(name).toBeVisible()
      await expect(rows.filter({ visible: true })).toHaveCount(0)
      await page.emulateMedia({ media: 'screen' })
      await expect(rows.first()).toBeAttached()
      await page.evaluate(() => document.documentElement.setAttribute('data-print', 'page'))
      await page.emulateMedia({ media: 'print' })
      await expect(rows.filter({ visible: true }).first()).toBeVisible()
      await expect(name).toBeHidden()
    })
  })
