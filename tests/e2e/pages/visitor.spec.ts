import { frameVariants } from '#src/blocks/visitor/frame/frame-variants.ts'
import { expect, fillIn, open, sample, test } from '#tests/support/test.ts'
import { eachMirroredVariant } from '#tests/support/variants.ts'

eachMirroredVariant(({ testIn }) => {
  testIn(2)(
    'signing in works in the showcase too, and its links stay in the same arrangement',
    async ({ page, say }) => {
      await page.goto('pages/authentication/sign-in/modern')
      await page.getByRole('link', { name: say('Forgot password?') }).click()
      await expect(page).toHaveURL(/authentication\/forgot-password\/modern$/)
      await page.getByRole('link', { name: say('Back to sign-in') }).click()
      await expect(page).toHaveURL(/authentication\/sign-in\/modern$/)
      await fillIn(page)
      await page.waitForURL('**/main/console')
    },
  )

  testIn(2)(
    '@long signing out in the showcase asks first, and unlocking and a new password work',
    async ({ page, say }) => {
      await open(page, 'pages/authentication/unlock-session/classic')
      const password = page.getByLabel(say('Password'), { exact: true })
      await password.fill(sample.password)
      await password.press('Enter')
      await page.waitForURL('**/main/console')

      await page.goto('pages/authentication/reset-password/fullscreen')
      await page.getByLabel(say('New password')).fill('Moi-2026')
      await page.getByLabel(say('The same once more')).fill('Moi-2026')
      await page.getByRole('button', { name: say('Save the password') }).click()
      await expect(page).toHaveURL(/authentication\/sign-in\/fullscreen\?password=new$/)
      await expect(page.getByText(say('Your password is new. Sign in with it.'))).toBeVisible()

      await page.goto('pages/authentication/sign-out/split-screen-reversed')
      const stored = () => page.evaluate(() => localStorage.getItem('outpost.session'))
      await expect(page.getByRole('button', { name: say('Sign out now') })).toBeVisible()
      expect(await stored(), 'the session goes on until the page is used').not.toBeNull()
      await page.getByRole('button', { name: say('Sign out now') }).click()
      await expect(page.getByRole('heading', { name: say('See you next shift') })).toBeVisible()
      await expect.poll(stored).toBeNull()
      await page.getByRole('link', { name: say('Back to sign-in') }).click()
      await expect(page).toHaveURL(/authentication\/sign-in\/split-screen-reversed$/)
    },
  )

  testIn(3)('@long an address is kept once, and the page says what happened to it', async ({ page, say }) => {
    for (const variant of frameVariants) {
      await page.goto(`pages/coming-soon/${variant}`)
      const email = page.getByLabel(say('Work email'))
      await email.fill('no address')
      await email.press('Enter')
      await expect(email).toHaveAccessibleDescription(say('Enter the whole address, such as name@shop.vn'))
      await email.fill(`${variant}@shop.vn`)
      await email.press('Enter')
      const words = say('{email} is on the list.', { email: `${variant}@shop.vn` })
      await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
      await email.press('Enter')
      const known = say('{email} was on the list already.', { email: `${variant}@shop.vn` })
      await expect(page.getByRole('status').filter({ hasText: known })).toBeVisible()
    }
  })
})

test('@long the configuration chooses the arrangement of the real sign-in', async ({ page }) => {
  await page.addInitScript(() => {
    const own = globalThis.fetch
    globalThis.fetch = async (input, init) =>
      String(input instanceof Request ? input.url : input).endsWith('config.json')
        ? Response.json({ bases: {}, authentication: 'classic' })
        : own(input, init)
  })
  await page.goto('sign-in/outpost')
  await expect(page.locator('form')).toBeVisible()
  await expect(page.locator('aside')).toHaveCount(0)
  await fillIn(page)
  await page.waitForURL('**/main/console')
})
