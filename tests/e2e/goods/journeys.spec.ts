import type { StockCount, TakeIn, TakeOut, Transfer } from '#src/contract/shop/documents/documents.ts'
import { everyFileKept } from '#tests/support/browser/app-files.ts'
import { axeViolations } from '#tests/support/checks/axe-violations.ts'
import { addGoods, addSupplier, openId, storedDocument } from '#tests/support/data/goods.ts'
import { sendTo } from '#tests/support/data/tasks.ts'
import { soldProducts } from '#tests/support/data/till.ts'
import { expect, open, test } from '#tests/support/test.ts'
import { eachVariant, reloadOffline } from '#tests/support/variants.ts'

test.use({ fullInstall: true })

eachVariant(({ testIn }) => {
  testIn(0)(
    'goods are checked out, collected in part, and delivered with their cash',
    async ({ page, say }) => {
      await open(page, 'main/take-out/new')
      expect(await axeViolations(page)).toEqual([])
      const [first, second] = await soldProducts(page, 2)
      if (!first || !second) throw new Error('The sample has goods')
      await addGoods(page, say, first.name)
      await addGoods(page, say, second.name)
      const quantity = page.getByRole('textbox', { name: say('Quantity: {name}', { name: first.name }) })
      const short = page.getByRole('status').filter({ hasText: /not enough|không đủ/ })
      await quantity.fill('9000')
      await expect(short).toContainText(first.name)
      expect(await axeViolations(page)).toEqual([])
      await quantity.fill('3')
      await expect(short).toHaveCount(0)
      await page.getByRole('button', { name: say('Check out'), exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^XH-/)

      await page.getByRole('button', { name: say('Collect'), exact: true }).click()
      const collecting = page.getByRole('dialog')
      await collecting.getByRole('button', { name: say('All there') }).click()
      await collecting.getByRole('button', { name: say('Less: {name}', { name: first.name }) }).click()
      expect(await axeViolations(page)).toEqual([])
      await collecting.getByRole('button', { name: say('Collect a part') }).click()
      await expect(collecting).toHaveCount(0)

      await page.getByRole('button', { name: say('Hand over'), exact: true }).click()
      const giving = page.getByRole('dialog')
      expect(await axeViolations(page)).toEqual([])
      await giving.getByRole('button', { name: say('Handed over') }).click()
      await expect(giving).toHaveCount(0)
      await expect(page.getByRole('list', { name: say('History') }).getByRole('listitem')).toHaveCount(4)
      const row = await storedDocument<TakeOut>(page, 'take-outs')
      expect(row).toMatchObject({ status: 'delivered', paid: 2 * first.price + second.price })
      const { rows } = await sendTo<{ rows: TakeOut[] }>(
        page,
        'GET',
        '/api/shop/take-outs?status=checked-out',
      )
      expect(rows.find(({ backOrderOf }) => backOrderOf === row.id)?.lines).toMatchObject([{ quantity: 1 }])

      await everyFileKept(page)
      await reloadOffline(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(row.code)
      expect(await axeViolations(page)).toEqual([])
    },
  )

  testIn(0)('@long a delivery fails with a reason, and the goods come back', async ({ page, say }) => {
    await open(page, 'main/take-out/new')
    const [first] = await soldProducts(page, 1)
    if (!first) throw new Error('The sample has goods')
    await addGoods(page, say, first.name)
    await page.getByRole('button', { name: say('Check out'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^XH-/)
    const id = openId(page)

    await open(page, 'main/task/take-out')
    const card = page
      .getByRole('article')
      .filter({ hasText: (await storedDocument<TakeOut>(page, 'take-outs', id)).code })
    await card.getByRole('button', { name: say('Collect'), exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('All there') })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Collect'), exact: true })
      .click()
    // Below an open dialog no card has a role, so the dialog is waited for first.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(card).toHaveCount(0)

    await open(page, 'main/task/delivery')
    expect(await axeViolations(page)).toEqual([])
    await card.getByRole('button', { name: say('Not delivered') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Nobody at home') })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Note the failure') })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(card).toContainText(say('Nobody at home'))
    await card.getByRole('button', { name: say('Back to the warehouse') }).click()
    await expect(card).toHaveCount(0)
    expect(await storedDocument<TakeOut>(page, 'take-outs', id)).toMatchObject({
      status: 'returned',
      reason: say('Nobody at home'),
    })
  })

  testIn(1)('@long an order is checked in with a shortage and a batch, and paid', async ({ page, say }) => {
    await open(page, 'main/take-in/new')
    const [first] = await soldProducts(page, 1)
    if (!first) throw new Error('The sample has goods')
    await addSupplier(page, say, 'Kho Phát')
    await addGoods(page, say, first.name)
    await page.getByRole('textbox', { name: say('Quantity: {name}', { name: first.name }) }).fill('10')
    await page.getByRole('textbox', { name: say('Cost: {name}', { name: first.name }) }).fill('5000')
    await page.getByRole('button', { name: say('Order the goods') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^NH-/)

    await page.getByRole('button', { name: say('Check in'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: say('Quantity: {name}', { name: first.name }) }).fill('8')
    await dialog.getByRole('textbox', { name: say('Batch: {name}', { name: first.name }) }).fill('L-07')
    await expect(dialog.getByText(say('{over} missing', { over: '2' }))).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await dialog.getByRole('checkbox', { name: say('The rest does not come any more') }).check()
    await dialog.getByRole('button', { name: say('Check in'), exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: say('Pay'), exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Pay'), exact: true })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const row = await storedDocument<TakeIn>(page, 'take-ins')
    expect(row).toMatchObject({ status: 'settled', worth: 40_000, paid: 40_000 })
    expect(row.lines).toMatchObject([{ ordered: 10, received: 8, batch: 'L-07' }])
  })

  testIn(0)(
    '@long a count is blind until it is compared, and its difference is posted',
    async ({ page, say }) => {
      await open(page, 'main/inventory/count/new')
      await page.getByRole('button', { name: say('Begin to count') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^KK-/)
      const [first] = await soldProducts(page, 1)
      if (!first) throw new Error('The sample has goods')
      await addGoods(page, say, first.name)
      await page.getByRole('textbox', { name: say('Quantity: {name}', { name: first.name }) }).fill('2')
      await page.getByRole('button', { name: say('Compare'), exact: true }).click()
      await page.getByRole('button', { name: say('Post the differences') }).click()
      await expect(page.getByText(say('Posted: the stock is what you counted.'))).toBeVisible()
      await page.evaluate(() => scrollTo(0, 0))
      expect(await axeViolations(page)).toEqual([])
      const count = await storedDocument<StockCount>(page, 'counts')
      expect(count).toMatchObject({ status: 'posted', lines: [{ counted: 2 }] })
      await page.goto(`main/inventory/card/${count.lines[0]?.productId}?warehouse=store`)
      await expect(page.getByRole('listitem').filter({ hasText: count.code })).toContainText(/2$/)
    },
  )

  testIn(1)('@long goods are sent to another warehouse and received there', async ({ page, say }) => {
    await open(page, 'main/inventory/transfer/new')
    const [first] = await soldProducts(page, 1)
    if (!first) throw new Error('The sample has goods')
    await addGoods(page, say, first.name)
    await page.getByRole('button', { name: say('Send'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^CK-/)
    await page.getByRole('button', { name: say('Receive'), exact: true }).click()
    await expect(page.getByRole('button', { name: say('Receive'), exact: true })).toHaveCount(0)
    expect(await storedDocument<Transfer>(page, 'transfers')).toMatchObject({ status: 'received' })
    expect(await axeViolations(page)).toEqual([])
  })
})
