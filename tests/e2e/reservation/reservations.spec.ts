import type { Page } from '@playwright/test'
import type { Reservation, TakeOut } from '#src/contract/shop/documents/documents.ts'
import { everyFileKept } from '#tests/support/browser/app-files.ts'
import { axeViolations } from '#tests/support/checks/axe-violations.ts'
import { addGoods } from '#tests/support/data/goods.ts'
import { sendTo } from '#tests/support/data/tasks.ts'
import { soldProducts } from '#tests/support/data/till.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'
import { eachVariant, reloadOffline } from '#tests/support/variants.ts'

test.use({ fullInstall: true })

/** A day without reservations of the sample, long after today. */
const DAY = '2031-03-04'
const address = `main/console/reservation?date=${DAY}`

/** Returns the reservations of that day. */
const stored = async (page: Page) =>
  (
    await sendTo<{ rows: Reservation[] }>(
      page,
      'GET',
      `/api/shop/reservations?from=${DAY}T00:00:00.000Z&to=${DAY}T16:59:59.999Z`,
    )
  ).rows

eachVariant(({ testIn }) => {
  testIn(0)(
    'a free place of the calendar is pressed; the reservation gets a customer, a deposit and a take-out',
    async ({ page, say }) => {
      await open(page, address)
      const dialog = page.getByRole('dialog', { name: /DL-|Đặt lịch mới|New reservation/ })
      const column = page.getByRole('list', { name: 'Xe ba gác' })
      await expect(column).toBeAttached()
      expect(await axeViolations(page)).toEqual([])
      const place = await column.locator('..').boundingBox()
      if (!place) throw new Error('The column is drawn')
      // The grid begins at 7:00 with hours of 88 px: this is 9:00.
      await page.mouse.click(place.x + 40, place.y + 2 * 88 + 10)
      await expect(dialog.getByLabel(say('Resource'))).toHaveValue('Xe ba gác')

      await dialog.getByRole('combobox', { name: say('Customer: name or telephone') }).fill('Chú Sáu Đò')
      await page.getByRole('option', { name: say('New customer “{typed}”', { typed: 'Chú Sáu Đò' }) }).click()
      await dialog
        .getByRole('group', { name: say('New customer') })
        .getByRole('button')
        .last()
        .click()
      await dialog.getByRole('textbox', { name: say('Note') }).fill('Chở hàng về quê')
      const [product] = await soldProducts(page, 1)
      if (!product) throw new Error('The sample has goods')
      await addGoods(page, say, product.name)
      await page.reload()
      await settled(page)
      await expect(dialog.getByRole('textbox', { name: say('Note') }), 'the draft is kept').toHaveValue(
        'Chở hàng về quê',
      )
      expect(await axeViolations(page)).toEqual([])
      await dialog.getByRole('button', { name: say('Save'), exact: true }).click()
      await expect(dialog.getByRole('button', { name: say('Confirm'), exact: true })).toBeVisible()
      expect(await stored(page)).toMatchObject([
        { at: `${DAY}T02:00:00.000Z`, resource: 'Xe ba gác', status: 'pending', total: product.price },
      ])

      await dialog.getByRole('button', { name: say('Take a deposit') }).click()
      const paying = page.getByRole('dialog', { name: /Đặt cọc|Deposit:/ })
      await paying.getByLabel(say('Amount')).fill('1000')
      await paying.getByRole('button', { name: say('Post the deposit') }).click()
      await expect(paying).toHaveCount(0)
      await expect(dialog).toContainText(say('The shop holds it until the customer comes.'))
      await dialog.getByRole('button', { name: say('Confirm'), exact: true }).click()
      await dialog.getByRole('button', { name: say('The customer has arrived') }).click()

      // The user of the sample has no open drawer.
      await dialog.getByRole('button', { name: say('Make a ticket') }).click()
      await expect(dialog.getByRole('alert')).toContainText(say('The till is not open'))
      await dialog.getByRole('button', { name: say('Make a take-out') }).click()
      await dialog.getByRole('link', { name: say('Open the take-out') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^XH-/)
      const [row] = await stored(page)
      const draft = await sendTo<TakeOut>(page, 'GET', `/api/shop/take-outs/${row?.becameId}`)
      expect(draft).toMatchObject({ status: 'draft', cashOnDelivery: product.price - 1000 })

      await page.goto(address)
      await settled(page)
      await everyFileKept(page)
      await reloadOffline(page)
      await column.getByRole('button', { name: 'Chú Sáu Đò' }).click()
      await expect(dialog).toContainText(say('It lowers what the customer owes.'))
      await dialog.getByRole('button', { name: say('Close') }).click()
      await expect(column.getByRole('button', { name: 'Chú Sáu Đò' })).toBeFocused()
    },
  )

  testIn(1)(
    '@long a resource that is reserved twice is named, and the week, the list and the calendar file show both',
    async ({ page, say }) => {
      await open(page, address)
      const dialog = page.getByRole('dialog', { name: /DL-|Đặt lịch mới|New reservation/ })
      const reserve = async (note: string) => {
        await page.goto(`${address}&open=new&start=${DAY}T03:00:00.000Z&for=B%C3%A0n%207`)
        await settled(page)
        await dialog.getByRole('textbox', { name: say('Note') }).fill(note)
      }
      await reserve('Cô Út')
      await dialog.getByRole('button', { name: say('Save'), exact: true }).click()
      await expect(dialog.getByRole('button', { name: say('Confirm'), exact: true })).toBeVisible()
      await reserve('Chú Tư')
      await expect(dialog.getByRole('status').filter({ hasText: 'Cô Út' })).toContainText('10:00–11:00')
      await dialog.getByRole('button', { name: say('Save'), exact: true }).click()
      await expect(dialog.getByRole('button', { name: say('Confirm'), exact: true })).toBeVisible()
      await dialog.getByRole('button', { name: say('Close') }).click()
      await expect(dialog).toHaveCount(0)

      const blocks = page.getByRole('list', { name: 'Bàn 7' }).getByRole('button')
      await expect(blocks).toHaveCount(2)
      const [one, other] = await Promise.all([blocks.nth(0).boundingBox(), blocks.nth(1).boundingBox()])
      expect(one && other && one.x + one.width <= other.x, 'they are side by side').toBe(true)

      await page.getByText(say('Week'), { exact: true }).click()
      await expect(page.getByRole('button', { name: /Cô Út/ })).toBeVisible()
      expect(await axeViolations(page)).toEqual([])
      const file = page.waitForEvent('download')
      await page.getByRole('button', { name: say('More actions') }).click()
      await page.getByRole('menuitem', { name: say('Save what is shown as a calendar file') }).click()
      expect((await file).suggestedFilename()).toBe(`outpost-${DAY}.ics`)

      await page.getByText(say('List'), { exact: true }).click()
      await page.getByRole('button', { name: /Chú Tư/ }).click()
      await dialog.getByRole('button', { name: say('Cancel the reservation') }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('Cancel the reservation') })
        .click()
      await expect(dialog.getByRole('button', { name: say('Confirm'), exact: true })).toHaveCount(0)
      await expect
        .poll(async () => (await stored(page)).map(({ note, status }) => `${note} ${status}`).toSorted())
        .toEqual(['Chú Tư cancelled', 'Cô Út pending'])

      await everyFileKept(page)
      await reloadOffline(page)
      await dialog.getByRole('button', { name: say('Close') }).click()
      await expect(page.getByRole('button', { name: /Chú Tư/ })).toContainText(say('Cancelled'))
      expect(await axeViolations(page)).toEqual([])
    },
  )
})
