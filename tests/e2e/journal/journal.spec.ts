import type { TakeIn } from '#src/contract/shop/documents/documents.ts'
import type { JournalRow } from '#src/contract/shop/journal.ts'
import { everyFileKept } from '#tests/support/browser/app-files.ts'
import { axeViolations } from '#tests/support/checks/axe-violations.ts'
import { openId } from '#tests/support/data/goods.ts'
import { sendTo } from '#tests/support/data/tasks.ts'
import { soldProducts } from '#tests/support/data/till.ts'
import { expect, open, test } from '#tests/support/test.ts'
import { eachVariant, reloadOffline } from '#tests/support/variants.ts'

test.use({ fullInstall: true, shopDays: 3 })

const journalOf = async (page: Parameters<typeof sendTo>[0], query: string) =>
  (await sendTo<{ rows: JournalRow[] }>(page, 'GET', `/api/shop/journal?${query}`)).rows

eachVariant(({ testIn }) => {
  testIn(0)(
    '@long the journal is filtered, saved as a report, renamed and downloaded, and opens what has a code',
    async ({ page, say }) => {
      await open(page, 'main/universal')
      await expect.poll(async () => (await journalOf(page, 'kind=takeIn')).length).toBeGreaterThan(0)
      await expect(
        page
          .getByRole('list', { name: say('Journal') })
          .locator('[data-row]')
          .first(),
      ).toBeVisible()
      expect(await axeViolations(page)).toEqual([])

      await page.getByRole('combobox', { name: say('Kind') }).click()
      await page.getByRole('option', { name: say('document: Take-in') }).click()
      await expect(page).toHaveURL(/kind=takeIn/)
      await page.getByRole('button', { name: say('Reports') }).click()
      await page.getByRole('menuitem', { name: say('Save or change reports…') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(say('Name of the report')).fill('Hàng về')
      await dialog.getByRole('button', { name: say('Save'), exact: true }).click()
      const name = dialog.getByRole('textbox', { name: say('Name of {name}', { name: 'Hàng về' }) })
      await name.fill('Nhập kho')
      await dialog.getByRole('button', { name: say('Rename') }).click()
      await expect(
        dialog.getByRole('textbox', { name: say('Name of {name}', { name: 'Nhập kho' }) }),
      ).toBeVisible()
      expect(await axeViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)

      await open(page, 'main/universal')
      await page.getByRole('button', { name: say('Reports') }).click()
      await page.getByRole('menuitem', { name: 'Nhập kho' }).click()
      await expect(page).toHaveURL(/kind=takeIn/)
      await page.getByRole('button', { name: say('More actions') }).click()
      const downloading = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: say('Download as CSV') }).click()
      expect((await downloading).suggestedFilename()).toBe('outpost-journal.csv')

      const [first] = await journalOf(page, 'kind=takeIn')
      const field = page.getByRole('searchbox', { name: say('Code of a document, or barcode') })
      await field.fill('KHONG-CO')
      await field.press('Enter')
      await expect(
        page.getByText(say('No document or product has the code “{missing}”.', { missing: 'KHONG-CO' })),
      ).toBeVisible()
      await field.fill(first?.code.toLowerCase() ?? '')
      await field.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.code ?? '')

      await page.goBack()
      await everyFileKept(page)
      await reloadOffline(page)
      await expect(
        page
          .getByRole('list', { name: say('Journal') })
          .locator('[data-row]')
          .first(),
      ).toBeVisible()
      await page.getByRole('button', { name: say('Reports') }).click()
      await expect(page.getByRole('menuitem', { name: 'Nhập kho' })).toBeVisible()
    },
  )

  testIn(1)(
    '@long goods from the catalogue stay in the basket until they are take-ins',
    async ({ page, say, isNarrow, paneRole }) => {
      await open(page, 'main/market-place')
      const [first] = await soldProducts(page, 1)
      if (!first) throw new Error('The sample has goods')
      await expect.poll(async () => (await journalOf(page, 'kind=takeIn')).length).toBeGreaterThan(0)
      await page
        .getByRole('searchbox', { name: say('Search the catalogue by name or code') })
        .fill(first.name)
      await expect(page).toHaveURL(/q=/)
      const offers = page.getByRole('list', { name: say('Offers') })
      await offers.getByRole('button').first().click()
      const quantity = offers.getByRole('textbox').first()
      await quantity.fill('12')
      expect(await axeViolations(page)).toEqual([])

      await everyFileKept(page)
      await reloadOffline(page)
      await expect(quantity).toHaveValue('12')
      if (isNarrow) await page.getByRole('button', { name: say('Basket'), exact: true }).click()
      const basket = page.getByRole(paneRole, { name: say('Basket') })
      await expect(basket.getByRole('textbox').first()).toHaveValue('12')
      expect(await axeViolations(page)).toEqual([])
      await basket.getByRole('button', { name: /^(Make the take-in|Lập 1 phiếu nhập)$/ }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^NH-/)
      const row = await sendTo<TakeIn>(page, 'GET', `/api/shop/take-ins/${openId(page)}`)
      expect(row).toMatchObject({ status: 'draft', lines: [{ ordered: 12 }] })
      await open(page, 'main/market-place')
      await expect(offers.getByRole('button').first()).toBeVisible()
      await expect(basket.getByRole('textbox')).toHaveCount(0)
      await expect(page.getByRole('button', { name: say('Basket'), exact: true })).toHaveCount(0)
    },
  )
})
