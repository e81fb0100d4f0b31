import { expect, open, test } from '#tests/support/test.ts'

const sizes = [
  { w: 360, h: 740 },
  { w: 820, h: 1100 },
  { w: 1440, h: 900 },
]
for (const [language, scheme] of [
  ['vi', 'light'],
  ['en', 'dark'],
] as const)
  for (const { w, h } of sizes)
    test.describe(`${language} ${w}`, () => {
      test.use({ language, viewport: { width: w, height: h }, colorScheme: scheme, shopDays: 10 })
      test('shots', async ({ page }) => {
        const shot = (name: string) => page.screenshot({ path: `/tmp/shots/${name}-${language}-${w}.png` })
        await open(page, 'main/care')
        await expect(page.locator('article').first()).toBeVisible()
        await page.waitForTimeout(800)
        await shot('board')
        await page.goto('main/care?list=true')
        await page.waitForTimeout(800)
        await shot('list')
        await page
          .locator('[data-row]')
          .filter({ hasText: 'kinh' })
          .or(page.locator('[data-row]').nth(4))
          .first()
          .click()
        await page.waitForTimeout(800)
        await shot('ticket')
        await page.goto('main/care/new')
        await page.waitForTimeout(800)
        await shot('new')
        if (w === 1440) {
          await page.goto('main/care?q=zzzz')
          await page.waitForTimeout(600)
          await shot('none')
          await page.goto('main/care?list=true&status=in-progress')
          await page.waitForTimeout(600)
          await page.locator('[data-row]').first().click()
          await page.waitForTimeout(600)
          await shot('ticket2')
          await page.goto(page.url() + '?dialog=part')
          await page.waitForTimeout(900)
          await shot('part')
          await page.goto('main/console')
          await page.waitForTimeout(1500)
          await shot('console')
        }
      })
    })
