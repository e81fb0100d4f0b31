import { open, settled, test } from '#tests/support/test.ts'

test.use({ shopDays: 0 })
const out = process.env.SHOTS ?? '/tmp/req-shots'
for (const [language, width, height, scheme] of [
  ['vi', 1440, 1000, 'light'],
  ['en', 820, 1000, 'dark'],
  ['vi', 360, 780, 'light'],
] as const)
  test.describe(`${language} ${width}`, () => {
    test.use({ language, viewport: { width, height }, colorScheme: scheme })
    test('shots', async ({ page }) => {
      const name = `${language}-${width}`
      await open(page, 'main/setting')
      await settled(page)
      await page.screenshot({ path: `${out}/${name}-setting.png`, fullPage: true })
      const requests = 'main/setting/employee/all/requests'
      for (const [part, path] of [
        ['list', requests],
        ['r5', `${requests}/request-5`],
        ['r7', `${requests}/request-7`],
        ['r1', `${requests}/request-1`],
        ['reject', `${requests}/request-2?dialog=reject`],
        ['new', `${requests}/new`],
      ]) {
        await page.goto(path)
        await settled(page)
        await page.waitForTimeout(400)
        await page.screenshot({ path: `${out}/${name}-${part}.png` })
      }
    })
  })
