import { everyFileKept } from '#tests/support/browser/app-files.ts'
import { axeViolations } from '#tests/support/checks/axe-violations.ts'
import { addLines, finder, openDrawer, soldProducts, storedSales } from '#tests/support/data/till.ts'
import { expect, open, test } from '#tests/support/test.ts'
import { eachVariant, reloadOffline } from '#tests/support/variants.ts'

test.use({ fullInstall: true })

eachVariant(({ isPhone, testIn }) => {
  testIn(0)(
    'three lines are sold for cash with six key presses, and the next ticket survives a reload offline',
    async ({ page, language, say }) => {
      await open(page, 'main/pos')
      expect(await axeViolations(page)).toEqual([])
      const goods = await soldProducts(page, 3)
      const [first] = goods
      await openDrawer(page, say)
      await addLines(
        page,
        say,
        goods.map(({ name }) => name),
      )
      expect(await axeViolations(page)).toEqual([])

      await page.keyboard.press('F4')
      const paying = page.getByRole('dialog', { name: say('Take payment') })
      await expect(paying.getByRole('textbox', { name: say('Cash received') })).toBeFocused()
      expect(await axeViolations(page)).toEqual([])
      await page.keyboard.press('Enter')
      const paid = page.getByRole('dialog', { name: say('Payment taken') })
      await expect(paid.getByRole('article')).toContainText(goods[2]?.name ?? '')
      const next = paid.getByRole('button', { name: say('Next customer') })
      await expect(next).toBeFocused()
      expect(await axeViolations(page)).toEqual([])
      const [sale] = await storedSales(page)
      const total = goods.reduce((sum, { price }) => sum + price, 0)
      expect(sale).toMatchObject({
        status: 'paid',
        totals: { total },
        payments: [{ method: 'cash', amount: total }],
      })
      expect(sale?.code).toMatch(/^HD-[A-Z]\d[A-Z]-\d{6}-001$/)
      await page.keyboard.press('Enter')
      await expect(paid).toBeHidden()

      await addLines(page, say, [first?.name ?? '', first?.name ?? ''])
      await everyFileKept(page)
      await reloadOffline(page)
      await expect(finder(page, say)).toBeVisible()
      const bar = page.getByRole(isPhone ? 'region' : 'complementary', { name: say('Ticket') })
      const twice = 2 * (first?.price ?? 0)
      await expect(bar).toContainText(twice.toLocaleString(language === 'vi' ? 'vi-VN' : 'en-US'))
      await bar.getByRole('button', { name: say('Take payment') }).click()
      await page
        .getByRole('group', { name: say('Usual amounts') })
        .getByRole('button')
        .last()
        .click()
      await expect(paying.getByRole('status').filter({ hasText: say('Change due') })).toBeVisible()
      await paying.locator('footer button').last().click()
      await expect(paid.getByRole('status')).toContainText(say('Change due'))
      const totals = (await storedSales(page)).map(row => row.totals.total)
      expect(totals.toSorted()).toEqual([total, twice].toSorted())
    },
  )
})
