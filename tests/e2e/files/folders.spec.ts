import { everyFileKept } from '#tests/support/browser/app-files.ts'
import { textFile, tileOf, uploadBy } from '#tests/support/data/files.ts'
import { expect, open, test } from '#tests/support/test.ts'
import { eachVariant, reloadOffline } from '#tests/support/variants.ts'

test.use({ fullInstall: true })

eachVariant(({ isNarrow, paneRole, testIn }) => {
  testIn(0)(
    'files are uploaded, asked about, described, renamed, found, deleted with undo, and there without a network',
    async ({ page, say, context }) => {
      await open(page, 'apps/file-manager')
      await uploadBy(page, say('Upload'), [textFile('Giá gạo.txt'), textFile('Giá đường.txt')])
      await expect(tileOf(page, 'Giá gạo.txt')).toBeVisible()
      await expect(tileOf(page, 'Giá đường.txt')).toBeVisible()

      await uploadBy(page, say('Upload'), [textFile('Giá gạo.txt', 'mới'), textFile('Giá đường.txt', 'mới')])
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText('Giá gạo.txt')
      await question.getByRole('checkbox').check()
      await question.getByRole('button', { name: say('Keep both') }).click()
      await expect(tileOf(page, 'Giá gạo (2).txt')).toBeVisible()
      await expect(tileOf(page, 'Giá đường (2).txt')).toBeVisible()
      const tray = page.getByRole('region', { name: say('Uploads') })
      await tray.getByRole('button', { name: say('Close') }).click()
      await expect(tray).toHaveCount(0)

      await tileOf(page, 'Giá gạo.txt').getByRole('link').click()
      const pane = page.getByRole(paneRole).last()
      await pane.getByRole('textbox', { name: say('Description') }).fill('Cho tháng Chạp')
      await expect(pane.getByRole('status')).toContainText(say('Saved'))
      await pane.getByRole('textbox', { name: say('File name') }).fill('Giá gạo Tết.txt')
      await pane.getByRole('textbox', { name: say('File name') }).blur()
      if (isNarrow) await pane.getByRole('button', { name: say('Close') }).click()
      await expect(tileOf(page, 'Giá gạo Tết.txt')).toBeVisible()

      await page.goto('apps/file-manager?newFolder=true')
      const dialog = page.getByRole('dialog', { name: say('New folder') })
      await dialog.getByRole('textbox').fill('Kho lạnh')
      await dialog.getByRole('button', { name: say('Create') }).click()
      await tileOf(page, 'Kho lạnh').getByRole('link').click()
      await expect(page.getByText(say('This folder is empty'))).toBeVisible()
      await page
        .getByRole('navigation', { name: say('You are here') })
        .getByRole('link')
        .first()
        .click()
      await expect(tileOf(page, 'Kho lạnh')).toBeVisible()

      await page.getByRole('searchbox', { name: say('Search all files') }).fill('gia gao tet')
      await expect(page.locator('[data-row]')).toHaveCount(1)
      await tileOf(page, 'Giá gạo Tết.txt').getByRole('link').click()
      await expect(pane.getByRole('textbox', { name: say('Description') })).toHaveValue('Cho tháng Chạp')
      await pane.getByRole('button', { name: say('Delete') }).click()
      await expect(tileOf(page, 'Giá gạo Tết.txt')).toHaveCount(0)
      await page
        .locator('#toasts')
        .getByRole('button', { name: say('Undo') })
        .click()
      await expect(tileOf(page, 'Giá gạo Tết.txt')).toBeVisible()

      await everyFileKept(page)
      await page.goto('apps/file-manager')
      await reloadOffline(page)
      await expect(tileOf(page, 'Giá gạo Tết.txt')).toBeVisible()
      await context.setOffline(false)
    },
  )
})

test('@long who may only read sees files, downloads them, and has no button that changes them', async ({
  page,
  say,
}) => {
  await open(page, 'apps/file-manager/folders/file-1/details/file-1-2', 'viewer@outpost.example')
  await expect(page.getByRole('link', { name: say('Download') })).toBeVisible()
  await expect(page.getByRole('button', { name: say('Upload') })).toHaveCount(0)
  await expect(page.getByRole('button', { name: say('Delete') })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
})
