import type { Page } from '@playwright/test'
import type { Sale, StockCount, TakeIn, TakeOut, Transfer } from '#src/contract/shop/documents/documents.ts'
import { notesFor } from '#src/lib/money/cash.ts'
import { vietQr } from '#src/lib/money/vietqr.ts'
import { everyFileKept } from '#tests/support/browser/app-files.ts'
import { readQr } from '#tests/support/checks/read-qr.ts'
import { openBackups, rowsOfBackup, saveBackup } from '#tests/support/data/backups.ts'
import { addGoods, addSupplier, storedDocument } from '#tests/support/data/goods.ts'
import { storedProducts } from '#tests/support/data/products.ts'
import { sendTo } from '#tests/support/data/tasks.ts'
import {
  addLines,
  finishPayment,
  openDrawer,
  soldProducts,
  startPayment,
  storedSales,
} from '#tests/support/data/till.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'
import { eachVariant } from '#tests/support/variants.ts'
import { wordsOf } from '#tests/support/words.ts'

test.use({ fullInstall: true, shopDays: 0 })

const opening = 500_000
const sentByBank = 1000
const photo =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Loads a screen again, as a link from another app does. */
async function visit(page: Page, path: string) {
  await page.goto(path)
  await settled(page)
}

eachVariant(({ paneRole, testIn }) => {
  testIn(0)(
    '@long a whole day without a network: the books balance, and a backup brings the day to another device',
    async ({ page, context, browser, say, baseURL, viewport, language }) => {
      test.setTimeout(600_000)
      const dialog = page.getByRole('dialog')
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
      const answer = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
      await open(page, 'apps/tasks')
      await everyFileKept(page)
      await context.setOffline(true)

      const goods = await soldProducts(page, 6)
      const [one, two, three, counted, moved, bought] = goods
      if (!one || !two || !three || !counted || !moved || !bought) throw new Error('The sample has goods')
      const stockBefore = await stockByName(page)

      await test.step('ten sales, each way of paying', async () => {
        await visit(page, 'main/pos')
        await openDrawer(page, say)
        for (const names of [[one], [two], [one, two], [three, three, three]]) {
          await addLines(
            page,
            say,
            names.map(({ name }) => name),
          )
          await startPayment(page, say, 'cash')
          await finishPayment(page, say)
        }

        await addLines(page, say, [one.name])
        const paying = await startPayment(page, say, 'cash')
        await paying.getByRole('textbox', { name: say('Cash received') }).fill(`${one.price + 50_000}`)
        await expect(paying.getByRole('status').filter({ hasText: say('Change due') })).toBeVisible()
        await finishPayment(page, say)

        await addLines(page, say, [two.name])
        await startPayment(page, say, 'transfer')
        const text = await readQr(paying.getByRole('img'))
        const [, , , , purpose = ''] = /(62)(\d\d)(08)(\d\d)(.+)6304....$/.exec(text)?.slice(1) ?? []
        const terms = await sendTo<{ bank: { bin: string; account: string } }>(page, 'GET', '/api/shop/till')
        expect(text).toBe(vietQr({ ...terms.bank, amount: two.price, purpose }))
        expect(purpose).toMatch(/^DH [0-9A-F]{8}$/)
        await finishPayment(page, say)

        await addLines(page, say, [three.name])
        await startPayment(page, say, 'card')
        await finishPayment(page, say)

        await addLines(page, say, [one.name])
        await startPayment(page, say, 'credit')
        await paying.getByRole('combobox', { name: say('Customer: name or telephone') }).fill('Chị Hạnh')
        await page.getByRole('option', { name: say('New customer “{typed}”', { typed: 'Chị Hạnh' }) }).click()
        await paying
          .getByRole('group', { name: say('New customer') })
          .getByRole('button')
          .last()
          .click()
        await expect(paying.getByText(say('Choose who will pay later.'))).toHaveCount(0)
        await finishPayment(page, say)

        await addLines(page, say, [one.name, three.name])
        await startPayment(page, say, 'transfer')
        await paying.getByRole('textbox').fill(`${sentByBank}`)
        await paying.locator('footer button').last().click()
        await expect(paying.getByRole('textbox', { name: say('Cash received') })).toBeVisible()
        await finishPayment(page, say)

        await addLines(page, say, [two.name, three.name])
        await startPayment(page, say, 'cash')
        await finishPayment(page, say)
        const sales = await storedSales(page)
        expect(sales.map(ways).toReversed()).toEqual([
          'cash',
          'cash',
          'cash',
          'cash',
          'cash',
          'transfer',
          'card',
          'credit',
          'transfer, cash',
          'cash',
        ])
      })

      await test.step('a refund', async () => {
        const first = (await storedSales(page)).at(-1)
        await visit(page, 'main/pos/sales')
        const code = first?.code ?? ''
        await page.getByRole('main').getByRole('link', { name: code }).click()
        const pane = page.getByRole(paneRole, { name: code })
        await pane.getByRole('button', { name: say('Take goods back') }).click()
        await pane.getByRole('button').last().click()
        await expect(pane.getByText(say('Taken back'), { exact: true })).toBeVisible()
      })

      await test.step('a delivery with proof and cash', async () => {
        await visit(page, 'main/take-out/new')
        await addGoods(page, say, two.name)
        await press(say('Check out'))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^XH-/)
        await press(say('Collect'))
        await answer(say('All there'))
        await answer(say('Collect'))
        await expect(dialog).toHaveCount(0)
        await press(say('Hand over'))
        await dialog
          .getByLabel(say('Photo of the delivery'))
          .setInputFiles({ name: 'giao.png', mimeType: 'image/png', buffer: Buffer.from(photo, 'base64') })
        await expect(dialog.getByRole('list', { name: say('Proof of delivery') })).toBeVisible()
        await answer(say('Handed over'))
        await expect(dialog).toHaveCount(0)
        const delivered = await storedDocument<TakeOut>(page, 'take-outs')
        expect(delivered).toMatchObject({ status: 'delivered', paid: two.price })
        expect(delivered.proof).toHaveLength(1)
      })

      await test.step('goods come in with a shortage', async () => {
        await visit(page, 'main/take-in/new')
        await addSupplier(page, say, 'Kho Phát')
        await addGoods(page, say, bought.name)
        await page.getByRole('textbox', { name: say('Quantity: {name}', { name: bought.name }) }).fill('10')
        await page.getByRole('textbox', { name: say('Cost: {name}', { name: bought.name }) }).fill('5000')
        await press(say('Order the goods'))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^NH-/)
        await press(say('Check in'))
        await dialog.getByRole('textbox', { name: say('Quantity: {name}', { name: bought.name }) }).fill('8')
        await dialog.getByRole('checkbox', { name: say('The rest does not come any more') }).check()
        await answer(say('Check in'))
        await expect(dialog).toHaveCount(0)
        expect(await storedDocument<TakeIn>(page, 'take-ins')).toMatchObject({ worth: 40_000 })
      })

      await test.step('a count', async () => {
        await visit(page, 'main/inventory/count/new')
        await press(say('Begin to count'))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^KK-/)
        await addGoods(page, say, counted.name)
        await page.getByRole('textbox', { name: say('Quantity: {name}', { name: counted.name }) }).fill('2')
        await press(say('Compare'))
        await press(say('Post the differences'))
        await expect(page.getByText(say('Posted: the stock is what you counted.'))).toBeVisible()
        expect(await storedDocument<StockCount>(page, 'counts')).toMatchObject({ status: 'posted' })
      })

      await test.step('a transfer', async () => {
        await visit(page, 'main/inventory/transfer/new')
        await addGoods(page, say, moved.name)
        await press(say('Send'))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^CK-/)
        await press(say('Receive'))
        await expect(page.getByRole('button', { name: say('Receive'), exact: true })).toHaveCount(0)
        expect(await storedDocument<Transfer>(page, 'transfers')).toMatchObject({ status: 'received' })
      })

      await test.step('the drawer is counted and closed', async () => {
        const sales = await storedSales(page)
        const cash = sales.flatMap(({ payments }) => payments).filter(({ method }) => method === 'cash')
        const taken = cash.reduce((sum, { amount }) => sum + amount, 0)
        const expected = opening + taken - one.price
        const session = await sendTo<{ id: string; expected: number }>(
          page,
          'GET',
          '/api/shop/sessions/current',
        )
        expect(session.expected).toBe(expected)
        await visit(page, 'main/pos')
        await press(say('Drawer'))
        await dialog.getByRole('radio', { name: say('Count and close') }).check()
        const { notes, rest } = notesFor(expected)
        const format = new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-US')
        for (const { note, count } of notes)
          await dialog
            .getByRole('listitem')
            .filter({ hasText: new RegExp(`^\\D*${format.format(note).replace('.', '\\.')}(?!\\d)`) })
            .getByRole('textbox')
            .fill(`${count}`)
        if (rest === 0) await expect(dialog.getByText(say('No difference'))).toBeVisible()
        await dialog.getByRole('button', { name: say('Close the drawer') }).click()
        await expect(page.getByRole('button', { name: say('Open the drawer') })).toBeVisible()
      })

      const stockAfter = await stockByName(page)
      const change = (name: string) => (stockAfter.get(name) ?? 0) - (stockBefore.get(name) ?? 0)
      // Sold 1, 1, 1, 1, 1 and taken back 1; sold 1, 1, 1, 1 and delivered 1; sold 3, 1, 1, 1.
      expect([one, two, three, bought].map(({ name }) => change(name))).toEqual([-4, -5, -6, 8])
      expect(stockAfter.get(counted.name)).toBe(2)
      expect(await integrity(page)).toEqual([])

      await page.reload()
      await settled(page)
      expect(await stockByName(page)).toEqual(stockAfter)
      expect(await integrity(page)).toEqual([])

      await visit(page, 'apps/tasks?device=backup')
      const backup = await saveBackup(page, say)
      const other = await browser.newContext({ baseURL: baseURL ?? '', viewport, locale: 'vi-VN' })
      const fresh = await other.newPage()
      await openBackups(fresh)
      const sayThere = wordsOf('vi')
      await fresh.locator('input[type=file]').first().setInputFiles(backup)
      await fresh.getByRole('alertdialog').getByRole('button').last().click()
      await expect(fresh.locator('#toasts')).toContainText(sayThere('Restored'))
      expect(await stockByName(fresh)).toEqual(stockAfter)
      expect(await integrity(fresh)).toEqual([])
      const again = await saveBackup(fresh, sayThere)
      expect(await rowsOfBackup(again)).toEqual(await rowsOfBackup(backup))
      await other.close()
    },
  )
})

const ways = ({ payments }: Sale) => payments.map(({ method }) => method).join(', ')

const stockByName = async (page: Page) =>
  new Map((await storedProducts(page)).map(({ name, stock }) => [name, stock]))

/** Returns the counters that the entries do not make; there must be some that were compared. */
async function integrity(page: Page) {
  const { checked, differences } = await sendTo<{ checked: number; differences: unknown[] }>(
    page,
    'GET',
    '/api/shop/audit/integrity',
  )
  expect(checked).toBeGreaterThan(10)
  return differences
}
