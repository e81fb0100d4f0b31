import { axeViolations } from '#tests/support/checks/axe-violations.ts'
import { addLines, openDrawer, soldProducts, storedSales } from '#tests/support/data/till.ts'
import { goTo } from '#tests/support/go-to.ts'
import { expect, open } from '#tests/support/test.ts'
import { eachMirroredVariant } from '#tests/support/variants.ts'

eachMirroredVariant(({ isPhone, paneRole, testIn }) => {
  testIn(2)(
    '@long a ticket is held and resumed, paid in two ways, and taken back in three taps',
    async ({ page, say }) => {
      await open(page, 'main/pos')
      const [one, other] = await soldProducts(page, 2)
      const total = (one?.price ?? 0) + (other?.price ?? 0)
      await openDrawer(page, say)
      await addLines(page, say, [one?.name ?? '', other?.name ?? ''])

      const bar = page.getByRole('region', { name: say('Ticket') })
      if (isPhone) await bar.getByRole('button').first().click()
      const ticket = page.getByRole(paneRole, { name: say('Ticket') })
      await ticket.getByRole('button', { name: say('More about the ticket') }).click()
      await page.getByRole('menuitem', { name: say('Hold the ticket') }).click()
      await expect(ticket.getByRole('list', { name: say('Lines of the ticket') })).toHaveCount(0)
      expect((await storedSales(page)).map(({ status }) => status)).toEqual(['held'])
      await ticket.getByRole('button', { name: say('More about the ticket') }).click()
      await page.getByRole('menuitem', { name: say('Held tickets') }).click()
      const held = page.getByRole('dialog', { name: say('Held tickets') })
      await expect(held.getByRole('button', { name: say('Resume') })).toBeVisible()
      expect(await axeViolations(page)).toEqual([])
      await held.getByRole('button', { name: say('Resume') }).click()
      await expect(held).toBeHidden()

      const start = isPhone ? bar : ticket
      await start.getByRole('button', { name: say('Take payment') }).click()
      const paying = page.getByRole('dialog', { name: say('Take payment') })
      await paying.getByRole('radio', { name: say('Bank transfer') }).check()
      await expect(paying.getByRole('img')).toBeVisible()
      expect(await axeViolations(page)).toEqual([])
      await paying.getByRole('textbox').fill('100000')
      await paying.locator('footer button').last().click()
      await expect(paying.getByRole('list', { name: say('Taken so far') })).toContainText(
        say('Bank transfer'),
      )
      await expect(paying.getByRole('textbox', { name: say('Cash received') })).toBeVisible()
      await paying.locator('footer button').last().click()
      const paid = page.getByRole('dialog', { name: say('Payment taken') })
      await expect(paid.getByRole('article')).toBeVisible()
      await paid.getByRole('button', { name: say('Next customer') }).click()
      const [sale] = await storedSales(page)
      expect(sale).toMatchObject({
        status: 'paid',
        payments: [
          { method: 'transfer', amount: 100_000 },
          { method: 'cash', amount: total - 100_000 },
        ],
      })

      await goTo(page, '/main/pos/sales')
      await page
        .getByRole('main')
        .getByRole('link', { name: sale?.code ?? '' })
        .click()
      const pane = page.getByRole(paneRole, { name: sale?.code ?? '' })
      await expect(pane.getByRole('article')).toBeVisible()
      expect(await axeViolations(page)).toEqual([])
      await pane.getByRole('button', { name: say('Take goods back') }).click()
      const list = pane.getByRole('list', { name: say('Lines of the sale') })
      await expect(list.getByRole('listitem')).toHaveCount(2)
      expect(await axeViolations(page)).toEqual([])
      await pane.getByRole('button').last().click()
      await expect(pane.getByText(say('Taken back'), { exact: true })).toBeVisible()
      expect((await storedSales(page))[0]).toMatchObject({ status: 'refunded', refunded: total })
    },
  )

  testIn(3)('@long cash is taken out with a reason, and a count closes the drawer', async ({ page, say }) => {
    await open(page, 'main/pos')
    await openDrawer(page, say)
    await page.getByRole('button', { name: say('Drawer'), exact: true }).click()
    const drawer = page.getByRole('dialog', { name: say('Drawer') })
    await expect(drawer.getByText(/500[.,]000/).first()).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await drawer.getByRole('radio', { name: say('Put in, take out') }).check()
    await drawer.getByRole('textbox', { name: say('Amount') }).fill('50000')
    await drawer.getByRole('textbox', { name: say('Reason') }).fill('Mua đá')
    expect(await axeViolations(page)).toEqual([])
    await drawer.getByRole('button', { name: say('Take the cash out') }).click()
    await expect(drawer.getByText(/450[.,]000/)).toBeVisible()

    await drawer.getByRole('radio', { name: say('Count and close') }).check()
    await drawer.getByRole('textbox').nth(1).fill('2')
    await expect(drawer.getByText(/50[.,]000/).last()).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await drawer.getByRole('textbox').nth(3).fill('1')
    await expect(drawer.getByText(say('No difference'))).toBeVisible()
    await drawer.getByRole('button', { name: say('Close the drawer') }).click()
    await expect(page.getByRole('button', { name: say('Open the drawer') })).toBeVisible()
  })
})
