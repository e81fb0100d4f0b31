import { axeViolations } from '#tests/support/faults.ts'
import { pagesOf } from '#tests/support/pdf.ts'
import { expect, open, settled } from '#tests/support/test.ts'
import { addLines, openDrawer, soldProducts, startPayment } from '#tests/support/till.ts'
import { eachVariant } from '#tests/support/variants.ts'

const POINTS_PER_MM = 72 / 25.4

eachVariant(({ testIn }) => {
  testIn(1)(
    '@long a receipt is one page of the paper of this device, which is remembered',
    async ({ page, say }) => {
      // A copy of the page rule of the receipt stays after the print, so that a PDF has it.
      await page.addInitScript(() => {
        globalThis.print = () => {
          const copy = new CSSStyleSheet()
          for (const { cssText } of document.adoptedStyleSheets.at(-1)?.cssRules ?? [])
            copy.insertRule(cssText)
          document.adoptedStyleSheets.push(copy)
        }
      })
      await open(page, 'main/pos')
      const goods = await soldProducts(page, 3)
      await openDrawer(page, say)
      await addLines(
        page,
        say,
        goods.map(({ name }) => name),
      )
      const paying = await startPayment(page, say, 'cash')
      await paying.locator('footer button').last().click()
      const paid = page.getByRole('dialog', { name: say('Payment taken') })
      const receipt = paid.getByRole('article')
      await expect(receipt).toBeVisible()

      for (const width of ['58', '80'] as const) {
        await paid.getByText(say('{width} mm', { width }), { exact: true }).click()
        await expect(paid.getByRole('radio', { name: say('{width} mm', { width }) })).toBeChecked()
        expect(await axeViolations(page)).toEqual([])
        const isWider = await receipt.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        expect(isWider, `the preview of ${width} mm fits`).toBe(false)
        await paid.getByRole('button', { name: say('Print the receipt') }).click()
        const pdf = await page.pdf({ preferCSSPageSize: true })
        expect(pagesOf(pdf), `${width} mm`).toBe(1)
        const [, points] = /\/MediaBox \[0 0 ([\d.]+) /.exec(pdf.toString('latin1')) ?? []
        expect(Math.round(Number(points) / POINTS_PER_MM), 'the width in mm').toBe(Number(width))
      }

      await paid.getByText(say('{width} mm', { width: '58' }), { exact: true }).click()
      await page.reload()
      await settled(page)
      await expect(paid.getByRole('radio', { name: say('{width} mm', { width: '58' }) })).toBeChecked()
    },
  )
})
