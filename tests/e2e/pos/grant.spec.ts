import { grants } from '#src/contract/shop/grants.ts'
import { axeViolations } from '#tests/support/checks/axe-violations.ts'
import { addLines, openDrawer, soldProducts, startPayment, storedSales } from '#tests/support/data/till.ts'
import { goTo } from '#tests/support/go-to.ts'
import { expect, open, test } from '#tests/support/test.ts'
import { eachVariant } from '#tests/support/variants.ts'

eachVariant(({ isPhone, paneRole, testIn }) => {
  testIn(1)(
    '@long a manager grants another price and a refund of a cashier with a PIN',
    async ({ page, say }) => {
      await open(page, 'main/pos', 'cashier@outpost.example')
      const [one] = await soldProducts(page, 1)
      const price = (one?.price ?? 0) - 1000
      await openDrawer(page, say)
      await addLines(page, say, [one?.name ?? ''])
      if (isPhone)
        await page
          .getByRole('region', { name: say('Ticket') })
          .getByRole('button')
          .first()
          .click()
      const ticket = page.getByRole(paneRole, { name: say('Ticket') })
      await ticket.getByRole('button', { name: say('Change: {name}', { name: one?.name ?? '' }) }).click()
      const line = page.getByRole('dialog', { name: one?.name ?? '' })
      await line.getByRole('textbox', { name: say('Price of the unit') }).fill(String(price))
      await line.getByRole('button', { name: say('Done') }).click()
      await expect(line).toBeHidden()
      if (isPhone) {
        await page.keyboard.press('Escape')
        await expect(ticket).toBeHidden()
      }

      await startPayment(page, say, 'cash')
      const paying = page.getByRole('dialog', { name: say('Take payment') })
      await paying.locator('footer button').last().click()
      const asking = page.getByRole('dialog', { name: say('A manager has to agree') })
      const pin = asking.getByRole('textbox', { name: say('PIN of the manager') })
      await pin.fill('0000')
      await pin.press('Enter')
      await expect(asking.getByText(/PIN.*(not right|không đúng)/)).toBeVisible()
      expect(await axeViolations(page)).toEqual([])
      await pin.fill('2026')
      await pin.press('Enter')
      await expect(asking).toBeHidden()
      const paid = page.getByRole('dialog', { name: say('Payment taken') })
      await expect(paid.getByRole('article')).toBeVisible()
      await paid.getByRole('button', { name: say('Next customer') }).click()
      const [sale] = await storedSales(page)
      expect(sale).toMatchObject({ status: 'paid', totals: { total: price } })

      await goTo(page, '/main/pos/sales')
      await page
        .getByRole('main')
        .getByRole('link', { name: sale?.code ?? '' })
        .click()
      const pane = page.getByRole(paneRole, { name: sale?.code ?? '' })
      await pane.getByRole('button', { name: say('Take goods back') }).click()
      await pane.getByRole('button').last().click()
      await asking.getByRole('button', { name: say('Cancel') }).click()
      await expect(pane.getByRole('alert')).toBeVisible()
      await expect(asking).toBeHidden()
      await pane.getByRole('button').last().click()
      await pin.fill('2026')
      await pin.press('Enter')
      await expect(pane.getByText(say('Taken back'), { exact: true })).toBeVisible()
      expect((await storedSales(page))[0]).toMatchObject({ status: 'refunded' })
    },
  )
})

test('@long the owner changes the PIN in the settings', async ({ page, say }) => {
  await open(page, 'main/console?settings=password')
  const settings = page.getByRole('dialog', { name: say('Settings') })
  await settings.getByRole('textbox', { name: say('New PIN') }).fill('4711')
  await settings.getByRole('textbox', { name: say('Your password') }).fill('Outpost-2026')
  const saved = page.waitForResponse(response => response.url().endsWith(grants.setPin.path))
  await settings.getByRole('button', { name: say('Save the PIN') }).click()
  expect((await saved).status()).toBe(200)
  await expect(settings.getByRole('button', { name: say('Remove the PIN') })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})
