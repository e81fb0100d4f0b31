import { amountInWords } from '#src/lib/money/words.ts'
import { pagesOf } from '#tests/support/checks/pdf.ts'
import { expect, open } from '#tests/support/test.ts'
import { eachVariant } from '#tests/support/variants.ts'

eachVariant(({ testIn }) => {
  for (const look of ['compact', 'modern'])
    testIn(0)(
      `${look === 'modern' ? '' : '@long '}the ${look} invoice is printed on one sheet, without the chrome`,
      async ({ page, language, say }) => {
        await open(page, `pages/invoice/printable/${look}`)
        const sheet = page.locator('main article')
        const row = sheet.locator('dl > div').filter({ has: page.getByText(say('Total'), { exact: true }) })
        const total = Number((await row.locator('dd').innerText()).replace(/\D/g, ''))
        await expect(sheet).toContainText(amountInWords(total, language))
        await page.emulateMedia({ media: 'print' })
        await expect(page.getByRole('navigation')).toHaveCount(0)
        await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
        await expect(sheet).toBeVisible()
        expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1)
      },
    )
})
