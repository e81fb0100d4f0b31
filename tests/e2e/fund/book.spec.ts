import type { Page } from '@playwright/test'
import { everyFileKept } from '#tests/support/browser/app-files.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'
import { eachVariant, reloadOffline } from '#tests/support/variants.ts'

// The files for offline use are installed before they are needed.
test.use({ fullInstall: true, shopDays: 0 })

type Say = (text: string) => string

/** Returns the entries of the book, the newest first, without the lines that are not drawn. */
const entries = (page: Page, say: Say) =>
  page.getByRole('region', { name: say('Book') }).getByRole('listitem')

eachVariant(({ testIn }) => {
  testIn(0)(
    'a receipt is posted, changed and cancelled, cash is moved and counted, and the book keeps every step',
    async ({ page, say, language }) => {
      const money = (amount: number) => amount.toLocaleString(language === 'vi' ? 'vi-VN' : 'en-US')
      const balance = page.getByRole('region', { name: say('Book') }).getByRole('status')
      const dialog = page.getByRole('dialog')
      const save = () => dialog.getByRole('button', { name: say('Save') }).click()

      await open(page, 'apps/tasks')
      await page.goto('main/fund')
      await settled(page)
      await expect(page.getByText(say('Nothing has moved yet.'))).toBeVisible()

      await page.getByRole('button', { name: say('Receipt') }).click()
      await save()
      await expect(dialog, 'an amount is needed').toContainText(say('How much is it?'))
      await dialog.getByLabel(say('Amount')).fill('500000')
      await dialog.getByLabel(say('Note')).fill('Tiền lẻ đầu ca')
      await page.reload()
      await expect(dialog.getByLabel(say('Note')), 'the draft is kept').toHaveValue('Tiền lẻ đầu ca')
      await save()
      await expect(dialog).toHaveCount(0)
      await expect(entries(page, say)).toHaveCount(1)
      await expect(entries(page, say)).toContainText('Tiền lẻ đầu ca')
      await expect(balance).toContainText(money(500_000))

      // A changed voucher leaves its first entry, takes it back, and adds the new one.
      await entries(page, say).getByRole('button').click()
      await dialog.getByLabel(say('Amount')).fill('700000')
      await save()
      await expect(entries(page, say)).toHaveCount(3)
      await expect(balance).toContainText(money(700_000))

      await everyFileKept(page)
      await reloadOffline(page)
      await page.getByRole('button', { name: say('More actions') }).click()
      await page.getByRole('menuitem', { name: say('Move between accounts') }).click()
      await dialog.getByLabel(say('Amount')).fill('200000')
      await save()
      await expect(entries(page, say)).toHaveCount(4)
      await expect(balance).toContainText(money(500_000))

      await page.getByRole('button', { name: say('More actions') }).click()
      await page.getByRole('menuitem', { name: say('Count the cash') }).click()
      await dialog.getByRole('textbox').nth(1).fill('3')
      await expect(dialog.getByRole('status')).toContainText(money(600_000))
      await dialog.getByRole('button', { name: say('Post the difference') }).click()
      await expect(entries(page, say)).toHaveCount(5)
      await expect(balance).toContainText(money(600_000))

      await entries(page, say).last().getByRole('button').click()
      await dialog.getByRole('button', { name: say('Cancel the voucher') }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('Cancel the voucher') })
        .click()
      await expect(entries(page, say)).toHaveCount(6)
      await expect(balance).toContainText(/[-−]100.000/)
    },
  )
})
