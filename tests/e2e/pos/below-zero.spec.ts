import { everyFileKept } from '#tests/support/browser/app-files.ts'
import { axeViolations } from '#tests/support/checks/axe-violations.ts'
import { addLines, openDrawer, soldProducts, startPayment, storedSales } from '#tests/support/data/till.ts'
import { goTo } from '#tests/support/go-to.ts'
import { expect, open, test } from '#tests/support/test.ts'
import { eachVariant, reloadOffline } from '#tests/support/variants.ts'

test.use({ fullInstall: true })

eachVariant(({ isPhone, paneRole, testIn }) => {
  testIn(0)(
    '@long more than is there is sold with a warning: a cashier with a PIN, the owner without, and the stock is flagged',
    async ({ page, say }) => {
      await open(page, 'main/pos', 'cashier@outpost.example')
      const [one] = await soldProducts(page, 1)
      const name = one?.name ?? ''
      await openDrawer(page, say)
      const ticket = page.getByRole(paneRole, { name: say('Ticket') })
      const paying = page.getByRole('dialog', { name: say('Take payment') })
      const take = async (quantity: string) => {
        await addLines(page, say, [name])
        if (isPhone)
          await page
            .getByRole('region', { name: say('Ticket') })
            .getByRole('button')
            .first()
            .click()
        const typed = ticket.getByRole('textbox', { name: say('Quantity: {name}', { name }) })
        await typed.fill(quantity)
        await typed.press('Tab')
        await expect(ticket.getByRole('status').filter({ hasText: /left|còn|zero|âm/ })).toBeVisible()
        expect(await axeViolations(page)).toEqual([])
        if (isPhone) {
          await page.keyboard.press('Escape')
          await expect(ticket).toBeHidden()
        }
        await startPayment(page, say, 'cash')
        await expect(paying.getByRole('status').filter({ hasText: name })).toContainText(
          /not enough|không đủ/,
        )
      }

      await take('9000')
      expect(await axeViolations(page)).toEqual([])
      await paying.locator('footer button').last().click()
      const asking = page.getByRole('dialog', { name: say('A manager has to agree') })
      await expect(asking).toContainText(say('You cannot sell more than is there.'))
      await expect(asking).toContainText(name)
      const pin = asking.getByRole('textbox', { name: say('PIN of the manager') })
      await pin.fill('2026')
      await pin.press('Enter')
      await expect(asking).toBeHidden()
      const paid = page.getByRole('dialog', { name: say('Payment taken') })
      await expect(paid.getByRole('article')).toBeVisible()
      expect((await storedSales(page))[0]).toMatchObject({ status: 'paid', lines: [{ quantity: 9000 }] })

      await open(page, 'main/pos')
      await openDrawer(page, say)
      await take('2')
      await paying.locator('footer button').last().click()
      await expect(paid.getByRole('article')).toBeVisible()
      await expect(asking).toBeHidden()

      await goTo(page, '/main/inventory?low=true')
      await everyFileKept(page)
      await reloadOffline(page)
      const flagged = page.getByRole('listitem').filter({ hasText: name })
      await expect(flagged).toContainText(say('below zero'))
    },
  )
})
