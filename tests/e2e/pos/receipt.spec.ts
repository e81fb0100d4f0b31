import { axeViolations } from '#tests/support/checks/axe-violations.ts'
import { boxOf, pagesOf } from '#tests/support/checks/pdf.ts'
import { addLines, openDrawer, soldProducts, startPayment } from '#tests/support/data/till.ts'
import { expect, open, settled } from '#tests/support/test.ts'
import { eachVariant } from '#tests/support/variants.ts'

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
        expect(boxOf(pdf)[0], 'the width in mm').toBe(Number(width))
      }

      for (const [name, width, height] of [
        ['A8', 52, 74],
        ['A5', 148, 210],
        ['A4', 210, 297],
      ] as const) {
        await paid.getByText(name, { exact: true }).click()
        await expect(paid.getByRole('radio', { name })).toBeChecked()
        expect(await axeViolations(page)).toEqual([])
        await paid.getByRole('button', { name: say('Print the receipt') }).click()
        const pdf = await page.pdf({ preferCSSPageSize: true })
        expect(boxOf(pdf), name).toEqual([width, height])
        if (name !== 'A8') expect(pagesOf(pdf), name).toBe(1)
      }
      await expect(receipt.getByRole('columnheader').first()).toBeVisible()
      await expect(receipt).toContainText(say('Copy {copy}', { copy: '5' }))

      await paid.getByText(say('{width} mm', { width: '58' }), { exact: true }).click()
      await page.reload()
      await settled(page)
      await expect(paid.getByRole('radio', { name: say('{width} mm', { width: '58' }) })).toBeChecked()
      await expect(receipt).toContainText(say('Copy {copy}', { copy: '5' }))
    },
  )
})
