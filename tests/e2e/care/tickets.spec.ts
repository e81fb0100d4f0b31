import type { CareTicket } from '#src/contract/shop/documents/care-ticket.ts'
import { everyFileKept } from '#tests/support/browser/app-files.ts'
import { axeViolations } from '#tests/support/checks/axe-violations.ts'
import { storedDocument } from '#tests/support/data/goods.ts'
import { openDrawer, soldProducts } from '#tests/support/data/till.ts'
import { expect, open, test } from '#tests/support/test.ts'
import { eachVariant, reloadOffline } from '#tests/support/variants.ts'

test.use({ fullInstall: true })

eachVariant(({ testIn }) => {
  testIn(0)(
    'a thing is taken in, repaired with a part of the stock, and returned for money',
    async ({ page, say }) => {
      await open(page, 'main/care/new')
      expect(await axeViolations(page)).toEqual([])
      const [product] = await soldProducts(page, 1)
      if (!product) throw new Error('The sample has goods')
      await page.getByRole('combobox', { name: say('Customer: name or telephone') }).fill('Anh Ba')
      await page.getByRole('option', { name: say('New customer “{typed}”', { typed: 'Anh Ba' }) }).click()
      await page
        .getByRole('group', { name: say('New customer') })
        .getByRole('button', { name: say('Add'), exact: true })
        .click()
      await page.getByRole('textbox', { name: say('Or another thing') }).fill('Quạt bàn')
      await page.getByRole('textbox', { name: say('What is wrong') }).fill('Không quay')
      // What was typed survives a reload.
      await page.reload()
      await expect(page.getByRole('textbox', { name: say('What is wrong') })).toHaveValue('Không quay')
      await page.getByRole('textbox', { name: say('Cost of the work') }).fill('60000')
      await page.getByRole('button', { name: say('Save the ticket') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quạt bàn')
      await expect(page.getByText(/BH-/).first()).toBeVisible()

      await page.getByRole('button', { name: say('Begin the diagnosis') }).click()
      await page.getByRole('button', { name: say('Quote the cost'), exact: true }).click()
      const quoting = page.getByRole('dialog')
      await quoting.getByRole('textbox').fill('100000')
      expect(await axeViolations(page)).toEqual([])
      await quoting.getByRole('button', { name: say('The customer was told') }).click()
      await expect(quoting).toHaveCount(0)
      await page.getByRole('button', { name: say('Begin the repair') }).click()

      await page.getByRole('button', { name: say('Add a part') }).click()
      const adding = page.getByRole('dialog')
      const finder = adding.getByRole('combobox', { name: say('Name, code or barcode') })
      await finder.fill(product.name)
      await finder.press('Enter')
      await adding.getByRole('textbox', { name: say('Price of a unit') }).fill('40000')
      expect(await axeViolations(page)).toEqual([])
      await adding.getByRole('button', { name: say('Take it out of the stock') }).click()
      await expect(adding).toHaveCount(0)
      await expect(page.getByRole('list', { name: say('Parts') }).getByRole('listitem')).toHaveCount(1)

      await page.getByRole('textbox', { name: say('New note') }).fill('Đã gọi khách')
      await page.getByRole('button', { name: say('Add the note') }).click()
      await expect(page.getByRole('list', { name: say('Notes') })).toContainText('Đã gọi khách')
      await page.getByRole('button', { name: say('Repair finished') }).click()
      await page.getByRole('button', { name: say('Return to the customer') }).click()
      const returning = page.getByRole('dialog')
      // Cash needs an open drawer.
      await returning.getByRole('combobox', { name: say('Into the account') }).click()
      await page.getByRole('option', { name: 'Tiền mặt' }).click()
      await expect(page.getByRole('listbox')).toHaveCount(0)
      await expect(returning.getByRole('button', { name: say('Returned'), exact: true })).toBeDisabled()
      expect(await axeViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(returning).toHaveCount(0)
      const ticket = page.url()
      await page.goto('main/pos')
      await openDrawer(page, say)
      await page.goto(ticket)
      await page.getByRole('button', { name: say('Return to the customer') }).click()
      await returning.getByRole('button', { name: say('Returned'), exact: true }).click()
      await expect(returning).toHaveCount(0)
      await page.getByRole('button', { name: say('Close the ticket') }).click()
      await expect(page.getByRole('button', { name: say('Close the ticket') })).toHaveCount(0)
      const row = await storedDocument<CareTicket>(page, 'care')
      expect(row).toMatchObject({ status: 'closed', paid: 100_000, quoted: 100_000, labour: 60_000 })

      await everyFileKept(page)
      await reloadOffline(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quạt bàn')
      expect(await axeViolations(page)).toEqual([])
    },
  )

  testIn(1)(
    '@long the board moves a ticket by its menu, and finds tickets, also offline',
    async ({ page, say, isNarrow }) => {
      await open(page, 'main/care')
      const column = (state: string, count: number) =>
        page.getByRole('region', { name: `${say(state)}, ${count}`, exact: true })
      const card = column('Received', 1).getByRole('article')
      await expect(card).toContainText('Bếp ga mini')
      expect(await axeViolations(page)).toEqual([])
      await card.getByRole('button').focus()
      await page.keyboard.press('Enter')
      await page.getByRole('menuitem', { name: say('Begin the diagnosis') }).click()
      await expect(column('Diagnosing', 2)).toContainText('Bếp ga mini')
      await expect(column('Received', 0)).toBeVisible()
      const link = page.getByRole('link', { name: 'Bếp ga mini' })
      await expect(link).toBeFocused()

      // By keyboard, the columns that no step leads to are skipped; a step that asks for something opens its dialog.
      await page.keyboard.press('Space')
      await expect(page.getByRole('status').filter({ hasText: 'Bếp ga mini' })).toBeAttached()
      await page.keyboard.press('Escape')
      await link.focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Space')
      const quoting = page.getByRole('dialog')
      await quoting.getByRole('button', { name: say('The customer was told') }).click()
      await expect(quoting).toHaveCount(0)
      await page.goBack()

      // By pointer; on a phone the columns are not beside each other.
      if (isNarrow) {
        await page.getByRole('article').filter({ has: link }).getByRole('button').click()
        await page.getByRole('menuitem', { name: say('Begin the repair') }).click()
      } else {
        const target = column('In repair', 1)
        await target.scrollIntoViewIfNeeded()
        await link.hover()
        await page.mouse.down()
        const box = await target.boundingBox()
        if (!box) throw new Error('The column is on screen')
        await page.mouse.move(box.x + 40, box.y + 100, { steps: 8 })
        await page.mouse.up()
      }
      await expect(column('In repair', 2)).toContainText('Bếp ga mini')

      await page
        .getByRole('searchbox', { name: say('Code, customer, telephone, serial number, issue') })
        .fill('danh lua')
      await expect(page.getByRole('article')).toHaveCount(1)
      await expect(page).toHaveURL(/q=danh/)
      await page.getByRole('radio', { name: say('List'), exact: true }).click()
      await expect(page).toHaveURL(/list=true/)
      await expect(page.locator('[data-row]')).toHaveCount(1)
      expect(await axeViolations(page)).toEqual([])

      await everyFileKept(page)
      await reloadOffline(page)
      await expect(page.locator('[data-row]')).toHaveText(/Bếp ga mini/)
      await page.locator('[data-row]').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bếp ga mini')
    },
  )
})
