import type { TakeIn } from '#src/contract/shop/documents/documents.ts'
import { everyFileKept } from '#tests/support/browser/app-files.ts'
import { axeViolations } from '#tests/support/checks/axe-violations.ts'
import { addGoods, addSupplier, storedDocument } from '#tests/support/data/goods.ts'
import { soldProducts } from '#tests/support/data/till.ts'
import { expect, open, test } from '#tests/support/test.ts'
import { eachVariant, reloadOffline } from '#tests/support/variants.ts'

test.use({ fullInstall: true, shopDays: 0 })

eachVariant(({ testIn }) => {
  testIn(1)(
    'a take-in with a discount shows what it has posted, also without a network',
    async ({ page, say }) => {
      await open(page, 'main/take-in/new')
      const [first] = await soldProducts(page, 1)
      if (!first) throw new Error('The sample has goods')
      await addSupplier(page, say, 'Kho Phát')
      await addGoods(page, say, first.name)
      await page.getByRole('textbox', { name: say('Quantity: {name}', { name: first.name }) }).fill('10')
      await page.getByRole('textbox', { name: say('Cost: {name}', { name: first.name }) }).fill('5000')
      await page.getByRole('textbox', { name: say('Discount of the order') }).fill('10000')
      // What is typed survives a reload.
      await page.reload()
      await expect(page.getByRole('textbox', { name: say('Discount of the order') })).toHaveValue(/10.000/)
      await page.getByRole('button', { name: say('Order the goods') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^NH-/)
      await page.getByRole('button', { name: say('Check in'), exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: say('Quantity: {name}', { name: first.name }) }).fill('10')
      await dialog.getByRole('button', { name: say('Check in'), exact: true }).click()
      await expect(dialog).toHaveCount(0)
      expect(await storedDocument<TakeIn>(page, 'take-ins')).toMatchObject({
        worth: 40_000,
        discount: 10_000,
      })
      await page.getByRole('button', { name: say('Pay'), exact: true }).click()
      await dialog.getByRole('button', { name: say('Pay'), exact: true }).click()
      await expect(dialog).toHaveCount(0)

      const linked = page.getByRole('region', { name: say('Linked entries') })
      const group = (name: string) =>
        linked.getByRole('region', { name: say(name), exact: true }).getByRole('listitem')
      await expect(group('Stock')).toHaveCount(1)
      await expect(group('Stock')).toContainText(first.name)
      await expect(group('Stock')).toContainText('+10')
      await expect(group('Money')).toContainText(/40.000/)
      await expect(group('Debt')).toHaveCount(2)
      expect(await axeViolations(page)).toEqual([])

      await everyFileKept(page)
      await reloadOffline(page)
      await expect(group('Debt')).toHaveCount(2)
    },
  )

  testIn(0)(
    '@long filters are saved under a name, shown again after a reload, and removed',
    async ({ page, say }) => {
      await open(page, 'main/take-out')
      const views = page.getByRole('button', { name: say('Saved views') })
      await views.click()
      const panel = page.getByRole('dialog', { name: say('Saved views') })
      await expect(
        panel.getByText(say('Filter the list, and save the filters here under a name.')),
      ).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('combobox', { name: say('State') }).click()
      await page.getByRole('option', { name: say('Collected'), exact: true }).click()
      await expect(page).toHaveURL(/status=collected/)
      await views.click()
      await panel.getByRole('textbox', { name: say('Name of the view') }).fill('Chờ giao')
      expect(await axeViolations(page)).toEqual([])
      await panel.getByRole('button', { name: say('Save'), exact: true }).click()
      const view = panel.getByRole('button', { name: 'Chờ giao', exact: true })
      await expect(view).toHaveAttribute('aria-current', 'true')
      await page.keyboard.press('Escape')

      await page.goto('main/take-out')
      await views.click()
      await view.click()
      await expect(page).toHaveURL(/status=collected/)
      await everyFileKept(page)
      await reloadOffline(page)
      await page.getByRole('button', { name: 'Chờ giao' }).click()
      await panel.getByRole('button', { name: say('Remove the view {name}', { name: 'Chờ giao' }) }).click()
      await expect(view).toHaveCount(0)
      // Views belong to one list.
      await page.goto('main/take-in')
      await expect(views).toBeVisible()
    },
  )
})
