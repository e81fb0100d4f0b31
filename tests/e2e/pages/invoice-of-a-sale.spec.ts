import type { Sale } from '#src/contract/shop/documents/documents.ts'
import { amountInWords } from '#src/lib/money/words.ts'
import { pagesOf } from '#tests/support/checks/pdf.ts'
import { sendTo } from '#tests/support/data/tasks.ts'
import { expect, open, test } from '#tests/support/test.ts'

interface Progress {
  done: number
  total: number
}

test.use({ shopDays: 1 })

test('the invoice is that of the newest sale of the device, on one sheet', async ({ page, say }) => {
  await open(page, 'apps/tasks')
  let progress: Progress
  do progress = await sendTo<Progress>(page, 'POST', '/api/shop/sample', {})
  while (progress.done < progress.total)
  const { rows } = await sendTo<{ rows: Sale[] }>(page, 'GET', '/api/shop/sales?status=paid&size=1')
  const [sale] = rows
  if (!sale) throw new Error('The sample has no sale')

  await page.goto('pages/invoice/printable/modern')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(sale.code)
  const sheet = page.locator('main article')
  await expect(sheet).toContainText(amountInWords(sale.totals.total, 'vi'))
  await expect(sheet.getByRole('row')).toHaveCount(sale.lines.length + 1)
  await expect(
    page.getByText(say('A sample: nothing has been sold on this device yet. Then the newest sale is here.')),
  ).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1)
})
