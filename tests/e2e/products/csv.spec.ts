import { readFile } from 'node:fs/promises'
import { launchWith } from '#tests/support/browser/launched-file.ts'
import { axeViolations } from '#tests/support/checks/axe-violations.ts'
import { storedProduct, storedProducts } from '#tests/support/data/products.ts'
import { failCalls } from '#tests/support/servers/fail-calls.ts'
import { expect, open, test } from '#tests/support/test.ts'

const fileOf = (lines: readonly string[]) => ({
  name: 'hang.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`),
})

test('@long @once of 5,000 rows the 37 bad ones are left out with their reasons; run twice nothing is doubled', async ({
  page,
  language,
  say,
}) => {
  await open(page, 'apps/ecommerce/inventory?do=import')
  const before = (await storedProducts(page)).length
  const dialog = page.getByRole('dialog', { name: say('Import products') })
  const lines = Array.from({ length: 5000 }, (_, index) =>
    index % 135 === 134 ? `Trà ${index},T-${index},nhiều` : `Trà ${index},T-${index},${index % 50}`,
  )
  const bad = lines.filter(line => line.endsWith('nhiều')).length
  expect(bad).toBe(37)
  await dialog.locator('input[type=file]').setInputFiles(fileOf(['Tên,Mã SKU,Tồn kho', ...lines]))
  await expect(dialog.getByText('“nhiều”').first()).toBeVisible()
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: say('Save what is left out, with the reasons') }).click()
  const left = await readFile(await (await saving).path(), 'utf8')
  expect(left.trim().split('\n')).toHaveLength(38)
  expect(left).toContain(
    language === 'vi' ? 'Tồn kho: “nhiều” không phải là số.' : 'Stock: “nhiều” is not a number.',
  )

  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axeViolations(page), colorScheme).toEqual([])
  }
  const thousand = language === 'vi' ? '.' : ','
  const go = dialog.locator('footer button').last()
  await expect(go).toContainText(/4[.,]?963/)
  // Nothing is half done.
  await failCalls(page, 'inventory/import', true)
  await go.click()
  await expect(page.getByText(say('Nothing was imported. Try again.'))).toBeVisible()
  expect((await storedProducts(page)).length).toBe(before)
  await failCalls(page, 'inventory/import', false)
  await page.goto('apps/ecommerce/inventory?do=import')
  await dialog.locator('input[type=file]').setInputFiles(fileOf(['Tên,Mã SKU,Tồn kho', ...lines]))
  await expect(go).toContainText(/4[.,]?963/)
  await go.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/4[.,]963/).first()).toBeVisible()
  expect((await storedProducts(page)).length).toBe(before + 4963)

  await page.goto('apps/ecommerce/inventory?do=import')
  await dialog.locator('input[type=file]').setInputFiles(fileOf(['Tên,Mã SKU,Tồn kho', ...lines]))
  await expect(go, 'everything is there already').toBeDisabled()
  await dialog.getByRole('button', { name: say('Another file') }).click()
  await dialog
    .locator('input[type=file]')
    .setInputFiles(
      fileOf(['Name;SKU;Base price', `Trà mới;T-1;12${thousand}000`, `Cà phê;C-1;35${thousand}000`]),
    )
  await expect(go).toContainText('2')
  await go.click()
  await expect(dialog).toBeHidden()
  const undo = page.getByRole('button', { name: say('Undo') })
  // A toast under the pointer stays.
  await undo.hover()
  expect(await storedProduct(page, 'Trà mới')).toMatchObject({ sku: 'T-1', stock: 1, basePrice: 12_000 })
  expect((await storedProducts(page)).length).toBe(before + 4964)
  await undo.click()
  await expect.poll(async () => (await storedProducts(page)).length).toBe(before + 4963)
  expect(await storedProduct(page, 'Trà 1')).toMatchObject({ sku: 'T-1', basePrice: 0 })
})

test('@long what is exported is imported unchanged when the system opens the file with the app', async ({
  page,
  say,
}) => {
  await open(page, 'apps/ecommerce/inventory')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: say('More actions') }).click()
  await page.getByRole('menuitem', { name: say('Export all as CSV') }).click()
  const text = await readFile(await (await saving).path(), 'utf8')
  // The manifest has one address for all CSV files; the app looks at their columns.
  await launchWith(page, { name: 'hang.csv', type: 'text/csv', text })
  await page.goto('apps/contacts')
  await expect(page).toHaveURL(/inventory\?do=import/)
  const dialog = page.getByRole('dialog', { name: say('Import products') })
  await expect(dialog.getByRole('status')).toContainText(String((await storedProducts(page)).length))
  await expect(dialog.locator('footer button').last()).toBeDisabled()
})
