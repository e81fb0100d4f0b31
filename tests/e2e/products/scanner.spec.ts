import type { Page } from '@playwright/test'
import { axeViolations } from '#tests/support/checks/axe-violations.ts'
import { boxOf, pagesOf } from '#tests/support/checks/pdf.ts'
import { rowOf, storedProducts } from '#tests/support/data/products.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'

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
  await page.getByRole('link', { name: product.name, exact: true }).click()
  await expect(page).not.toHaveURL(/open=/)
  const count = (await storedProducts(page)).length
  await scan(page, 'nx-jk-#0')
  await expect(page.getByText(say('No product has the code {code}.', { code: 'nx-jk-#0' }))).toBeVisible()
  expect((await storedProducts(page)).length, 'its first letter is not a shortcut').toBe(count)
  await page.keyboard.press('n')
  await expect.poll(async () => (await storedProducts(page)).length, 'a key alone is one').toBe(count + 1)
})

/** A camera whose picture is grey, and a detector that sees this code in it. Without a code there is no detector. */
const withCamera = (page: Page, { code, refuses }: { code?: string; refuses?: string }) =>
  page.addInitScript(
    ({ code, refuses }) => {
      const getUserMedia = async () => {
        if (refuses) throw new DOMException('', refuses)
        const canvas = document.createElement('canvas')
        canvas.getContext('2d')?.fillRect(0, 0, 9, 9)
        return canvas.captureStream(10)
      }
      Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } })
      class Detector {
        static getSupportedFormats = async () => ['ean_13']
        detect = async () => [{ rawValue: code }]
      }
      Reflect.set(globalThis, 'BarcodeDetector', code ? Detector : undefined)
    },
    { code, refuses },
  )

test.describe('in English at 1280 px', () => {
  test.use({ language: 'en', viewport: { width: 1280, height: 800 } })

  test('@long the camera reads a barcode and opens its product', async ({ page, say }) => {
    await open(page, 'apps/ecommerce/inventory?size=5')
    const product = (await storedProducts(page)).at(-1)
    if (!product) throw new Error('The sample has products')
    await withCamera(page, { code: product.barcode })
    await page.reload()
    await page.getByRole('button', { name: say('Scan a barcode') }).click()
    await expect(page).toHaveURL(new RegExp(`open=${product.id}`))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(rowOf(page, product.name)).toBeVisible()
  })

  for (const [why, camera, title] of [
    ['that reads no barcodes', {}, 'This browser cannot read barcodes'],
    ['that may not be used', { code: '1', refuses: 'NotAllowedError' }, 'The camera may not be used'],
    ['that is missing', { code: '1', refuses: 'NotFoundError' }, 'This device has no camera'],
  ] as const)
    test(`@long a camera ${why} is explained, and the code can be typed`, async ({ page, say }) => {
      await withCamera(page, camera)
      await open(page, 'apps/ecommerce/inventory?scan=true')
      const dialog = page.getByRole('dialog', { name: say('Scan a barcode') })
      await expect(dialog.getByText(say(title))).toBeVisible()
      expect(await axeViolations(page)).toEqual([])
      const [product] = await storedProducts(page)
      await dialog.getByRole('textbox', { name: say('Barcode or SKU') }).fill(product?.sku ?? '')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`open=${product?.id}`))
    })
})

test('@long labels of the selected products have their barcodes, and are printed alone', async ({
  page,
  say,
}) => {
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
  expect(await axeViolations(page)).toEqual([])
  await expect
    .poll(() => drawn.first().evaluate(image => Reflect.get(image, 'naturalWidth')))
    .toBeGreaterThan(50)

  // A copy of the page rule stays after the print, so that a PDF has it.
  await page.evaluate(() => {
    globalThis.print = () => {
      const copy = new CSSStyleSheet()
      for (const { cssText } of document.adoptedStyleSheets.at(-1)?.cssRules ?? []) copy.insertRule(cssText)
      document.adoptedStyleSheets.push(copy)
    }
  })
  await dialog.getByRole('spinbutton', { name: say('First free label of the sheet') }).fill('20')
  await dialog.getByRole('button', { name: say('Print'), exact: true }).click()
  const sheets = await page.pdf({ preferCSSPageSize: true })
  expect([boxOf(sheets), pagesOf(sheets)], '19 used places and 6 labels').toEqual([[210, 297], 2])

  await dialog.getByText(say('Roll, 40 × 30 mm')).click()
  await expect(dialog.getByRole('spinbutton')).toHaveCount(1)
  await dialog.getByRole('button', { name: say('Print'), exact: true }).click()
  const roll = await page.pdf({ preferCSSPageSize: true })
  expect([boxOf(roll), pagesOf(roll)]).toEqual([[40, 30], 6])

  await page.emulateMedia({ media: 'print' })
  await expect(drawn.first()).toBeVisible()
  await expect(dialog.getByRole('button')).toHaveCount(0)
  await expect(page.locator('main')).toBeHidden()

  await page.emulateMedia({ media: 'screen' })
  await page.reload()
  await settled(page)
  await rowOf(page, first.name).getByRole('checkbox').check()
  await page.getByRole('button', { name: say('Print labels') }).click()
  await expect(dialog.getByRole('radio', { name: say('Roll, 40 × 30 mm') })).toBeChecked()
})
