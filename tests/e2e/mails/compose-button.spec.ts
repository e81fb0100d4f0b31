import { expect, open, test } from '#tests/support/test.ts'

for (const [width, height] of [
  [360, 740],
  [820, 1180],
] as const)
  test.describe(`${width > 500 ? '@long ' : ''}at ${width} by ${height} px`, () => {
    test.use({ viewport: { width, height } })

    test('nothing covers the Compose button', async ({ page, say }) => {
      await open(page, 'apps/mailbox/inbox')
      const button = page.getByRole('button', { name: say('Compose') })
      await expect(button).toBeVisible()
      const covered = await button.evaluate(element => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const steps = [0.15, 0.3, 0.4, 0.5, 0.6, 0.7, 0.85]
        return steps
          .flatMap(y => steps.map(x => document.elementFromPoint(left + x * width, top + y * height)))
          .filter(hit => !hit || !element.contains(hit)).length
      })
      expect(covered, 'of 49 points').toBe(0)

      await button.click()
      await expect(page.getByRole('dialog', { name: say('Mail being written') })).toBeVisible()
    })
  })
