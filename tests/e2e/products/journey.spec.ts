import { everyFileKept } from '#tests/support/browser/app-files.ts'
import { rowOf, storedProduct, storedProducts } from '#tests/support/data/products.ts'
import { expect, open, test } from '#tests/support/test.ts'
import { eachVariant, reloadOffline } from '#tests/support/variants.ts'

// The form opens without a network.
test.use({ fullInstall: true })

eachVariant(({ isPhone, testIn }) => {
  testIn(0)(
    'a product is added, filled in, saved, deleted and restored, also without a network',
    async ({ page, say }) => {
      await open(page, 'apps/ecommerce/inventory')
      const count = (await storedProducts(page)).length
      await page.getByRole('button', { name: say('Product'), exact: true }).click()
      const form = page.getByRole('main').locator('form')
      const field = (name: string) => form.getByRole('textbox', { name: say(name), exact: true })
      const name = form.getByRole('textbox').first()
      await expect(name).toBeFocused()
      const save = form.getByRole('button', { name: say('Update') })
      await expect(save).toBeDisabled()

      await field('SKU').fill('CP-1')
      await save.click()
      await expect(form.getByText(say('A product needs a name.'))).toBeVisible()
      await name.fill('Cà phê hạt 500 g')
      await field('Base price').fill('abc')
      await field('Base price').blur()
      await expect(form.getByText(say('This is not a number.'))).toBeVisible()
      await field('Base price').fill('120000')
      await field('Tax').fill('8')
      await expect(form.locator('output')).toHaveText(/129[.,]600/)
      await field('Stock').fill('12')
      await form.getByRole('combobox', { name: say('Brand') }).fill('hai dang')
      await page.getByRole('option', { name: 'Hải Đăng' }).click()
      await form.getByRole('button', { name: say('Change tags') }).click()
      await page.getByRole('textbox', { name: say('Find or create a tag') }).fill('Rang xay')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('checkbox', { name: 'Rang xay' })).toBeChecked()
      await page.keyboard.press('Escape')
      await form.getByRole('switch').check()
      await page.locator('main input[type=file]').setInputFiles('public/images/files/blossom.jpg')
      await expect(page.getByText(say('{number} of {count}', { number: '1', count: '1' }))).toBeVisible()
      await save.click()
      await expect(form.getByText(say('Product updated'))).toBeVisible()
      expect(await storedProduct(page, 'Cà phê hạt 500 g')).toMatchObject({
        sku: 'CP-1',
        brand: 'hai-dang',
        stock: 12,
        basePrice: 120_000,
        taxPercent: 8,
        price: 129_600,
        active: true,
        tags: [expect.any(String)],
        images: [expect.stringMatching(/^images\/uploads\//)],
        thumbnail: expect.stringMatching(/^images\/uploads\//),
      })

      await everyFileKept(page)
      await reloadOffline(page)
      await expect(name, 'the open product is in the address').toHaveValue('Cà phê hạt 500 g')
      const row = rowOf(page, 'Cà phê hạt 500 g')
      await expect(row.locator('img')).toHaveJSProperty('complete', true)
      await field('Stock').fill('40')
      await page.reload()
      await expect(form.getByText(say('Not saved yet'))).toBeVisible()
      await expect(field('Stock'), 'what was not saved is there after a reload').toHaveValue('40')
      await form.getByRole('button', { name: say('Discard changes') }).click()
      await expect(field('Stock')).toHaveValue('12')

      await form.getByRole('button', { name: say('Delete'), exact: true }).click()
      await expect(row).toHaveCount(0)
      await page.getByRole('button', { name: say('Undo') }).click()
      await expect.poll(async () => (await storedProducts(page)).length).toBe(count + 1)

      await page.getByRole('searchbox').first().fill('ca phe')
      await expect(page.locator('tr[data-row]')).toHaveCount(1)
      await expect(page).toHaveURL(/q=ca(\+|%20)phe/)
      if (!isPhone) await expect(row).toContainText('CP-1')
    },
  )
})
