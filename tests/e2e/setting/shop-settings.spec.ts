import { everyFileKept } from '#tests/support/browser/app-files.ts'
import { addLines, openDrawer, soldProducts, startPayment } from '#tests/support/data/till.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'
import { eachVariant, reloadOffline } from '#tests/support/variants.ts'

test.use({ fullInstall: true, shopDays: 0 })

eachVariant(({ testIn }) => {
  testIn(0)(
    'what is set for the shop is kept, and the till and its receipt follow immediately',
    async ({ page, say, language }) => {
      const section = (title: string) => page.getByRole('region', { name: say(title), exact: true })
      const button = (title: string, name: string) =>
        section(title).getByRole('button', { name: say(name), exact: true })
      async function save(title: string) {
        await button(title, 'Save').click()
        await expect(button(title, 'Discard'), 'it is saved').toHaveCount(0)
      }
      const money = (amount: number) => amount.toLocaleString(language === 'vi' ? 'vi-VN' : 'en-US')

      await open(page, 'main/setting')
      await settled(page)
      const selling = section('Prices and payment')
      await selling.getByRole('radio', { name: money(1000) }).check()
      for (const name of ['Bank card', 'On credit'])
        await selling.getByRole('checkbox', { name: say(name) }).uncheck()
      await save('Prices and payment')

      const footer = section('Receipts').getByRole('textbox', { name: say('Text at the foot') })
      await footer.fill('Đổi hàng trong 3 ngày')
      await page.reload()
      await expect(footer, 'what is typed is kept').toHaveValue('Đổi hàng trong 3 ngày')
      await expect(selling.getByRole('radio', { name: money(1000) })).toBeChecked()
      await save('Receipts')

      const shop = section('Shop')
      await shop.getByRole('textbox', { name: say('Name of the shop') }).fill('')
      await expect(button('Shop', 'Save'), 'a shop has a name').toBeDisabled()
      await shop.getByRole('textbox', { name: say('Name of the shop') }).fill('Tạp hoá Sương Mai')
      await shop.getByRole('textbox', { name: say('Tax code') }).fill('0398765432')
      await save('Shop')

      await page.goto('main/pos')
      await openDrawer(page, say)
      const [product] = await soldProducts(page, 1)
      if (!product) throw new Error('The sample has no goods')
      await addLines(page, say, [product.name])
      const paying = await startPayment(page, say, 'cash')
      const ways = paying.getByRole('radiogroup', { name: say('Way of paying') })
      await expect(ways.getByRole('radio')).toHaveCount(2)
      await paying.locator('footer button').last().click()
      const receipt = page.getByRole('dialog', { name: say('Payment taken') }).getByRole('article')
      await expect(receipt).toContainText('Đổi hàng trong 3 ngày')
      await expect(receipt).toContainText('Tạp hoá Sương Mai')
      await expect(receipt).toContainText('0398765432')
      await expect(receipt).toContainText(money(Math.round(product.price / 1000) * 1000))

      await page.goto('main/setting')
      await everyFileKept(page)
      await reloadOffline(page)
      await expect(footer).toHaveValue('Đổi hàng trong 3 ngày')
      await shop.getByRole('textbox', { name: say('Telephone') }).fill('0901 234 567')
      await save('Shop')
      await expect(page.getByRole('figure', { name: say('Preview of a receipt') })).toContainText(
        '0901 234 567',
      )
    },
  )
})
