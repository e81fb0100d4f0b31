import type { Page } from '@playwright/test'
import { rowOf, storedProducts } from '#tests/support/products.ts'
import { expect, open, test } from '#tests/support/test.ts'

/** The keys of a scanner, one right after the other. */
const scan = (page: Page, code: string) =>
  page.evaluate(
    keys => {
      for (const key of keys)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    },
    [...code, 'Enter'],
  )

test('@long a scanned code opens its product, also one of another page; an unknown one is named', async ({
  page,
  say,
}) => {
  await open(page, 'apps/ecommerce/inventory?size=5')
  const product = (await storedProducts(page)).at(-1)
  if (!product) throw new Error('The sample has products')
  await scan(page, product.barcode)
  await expect(page).toHaveURL(new RegExp(`open=${product.id}`))
  await expect(rowOf(page, product.name)).toBeVisible()
  await scan(page, '0000000000000')
  await expect(
    page.getByText(say('No product has the code {code}.', { code: '0000000000000' })),
  ).toBeVisible()
})

test('@long labels of the selected products have their barcodes', async ({ page, say }) => {
  await open(page, 'apps/ecommerce/inventory')
  const [first, second] = await storedProducts(page)
  if (!first || !second) throw new Error('The sample has products')
  for (const { name } of [first, second]) await rowOf(page, name).getByRole('checkbox').check()
  await page
    .getByRole('toolbar', { name: say('Selected products') })
    .getByRole('button', { name: say('Print labels') })
    .click()
  const dialog = page.getByRole('dialog', { name: say('Price labels') })
  await dialog.getByRole('spinbutton', { name: say('Copies of each') }).fill('3')
  await expect(dialog.getByRole('listitem')).toHaveCount(6)
  const drawn = dialog.getByRole('img', { name: first.barcode })
  await expect(drawn).toHaveCount(3)
  await expect
    .poll(() => drawn.first().evaluate(image => Reflect.get(image, 'naturalWidth')))
    .toBeGreaterThan(50)
})
