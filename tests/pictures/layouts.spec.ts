import { layouts } from '#src/contract/shared/display.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'

const widths = [360, 1000, 1440]
const folder = 'test-results/layouts'

/** Saves a picture of each layout at each width in the light and dark scheme, for comparison. */
for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test(`the layouts, ${colorScheme}`, async ({ page }) => {
      test.setTimeout(180_000)
      await open(page, 'main/console')
      for (const layout of layouts)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          await page.goto(`main/inventory?layout=${layout}`)
          await settled(page)
          const picture = await page.screenshot({ path: `${folder}/${layout}-${width}-${colorScheme}.png` })
          expect(picture.length).toBeGreaterThan(10_000)
        }
    })
  })
