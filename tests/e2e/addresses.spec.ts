import type { Page } from '@playwright/test'
import { controlled } from '#tests/support/browser/worker.ts'
import { axeViolations } from '#tests/support/checks/axe-violations.ts'
import { goTo } from '#tests/support/go-to.ts'
import { horizontalOverflow, screens } from '#tests/support/screens.ts'
import { specifiedAddresses, withIds } from '#tests/support/specified-addresses.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'
import { testInPass } from '#tests/support/variants.ts'

/** A phone, a tablet and a desktop, in px. */
const widths = [360, 820, 1440]

/** These addresses lead to another one, which `routes.spec.ts` and `session.spec.ts` test. */
const redirects = ['/', '/signed-in-redirect', '/sign-out']

/** A signed-in user is led from these to the console. */
const forGuests = [
  '/sign-in/outpost',
  '/sign-up',
  '/forgot-password',
  '/reset-password',
  '/confirmation-required',
]

const forUsers = specifiedAddresses.filter(
  address => !redirects.includes(address) && !forGuests.includes(address),
)

/** How many tests share the addresses. */
const PARTS = 4

const softly = expect.configure({ soft: true })

/** Checks a screen: its address stays, it has one heading, and it does not scroll horizontally. axe checks it at `axeWidths`. */
async function check(page: Page, path: string, axeWidths: readonly number[]) {
  await settled(page)
  const shows = screens.find(screen => `/${screen.path}` === path)?.shows
  if (shows) await expect(page.locator(shows).first()).toBeVisible()
  // The mailbox opens its inbox.
  expect.soft(new URL(page.url()).pathname).toBe(path === '/apps/mailbox' ? `${path}/inbox` : path)
  await softly(page.locator('h1').filter({ visible: true }), `headings of ${path}`).toHaveCount(1)
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 500 ? 780 : 900 })
    await softly
      .poll(() => horizontalOverflow(page), `${path} at ${width} px scrolls horizontally`)
      .toBeLessThanOrEqual(0)
    if (!axeWidths.includes(width)) continue
    await settled(page)
    expect.soft(await axeViolations(page), `${path} at ${width} px`).toEqual([])
  }
}

// Each address is checked in one of the two.
for (const [pass, language, colorScheme, axeWidths] of [
  [0, 'vi', 'light', [360, 1440]],
  [1, 'en', 'dark', [1440]],
] as const)
  test.describe(`@long ${language}, ${colorScheme}`, () => {
    const testAt = testInPass(pass)
    test.use({
      language,
      colorScheme,
      hasTouch: language === 'vi',
      contextOptions: { reducedMotion: 'reduce' },
      shopDays: 3,
    })
    test.setTimeout(600_000)

    testAt(PARTS)('every address of the specification for guests is a screen', async ({ page }) => {
      await page.goto('licenses.txt')
      await page.goto('sign-in/outpost')
      await controlled(page)
      for (const path of forGuests)
        await test.step(path, async () => {
          await goTo(page, path)
          await check(page, path, axeWidths)
        })
    })

    for (let part = 0; part < PARTS; part++)
      testAt(part)(
        `every address of the specification for users is a screen, ${part + 1} of ${PARTS}`,
        async ({ page, say }) => {
          await open(page, 'main/console')
          const texts = [say('There is nothing at this address'), say('There is no page here')]
          const missing = page.locator('h1, h2').filter({ hasText: new RegExp(texts.join('|')) })
          for (const address of forUsers.filter((_, index) => index % PARTS === part)) {
            const path = withIds(address)
            await test.step(path, async () => {
              await goTo(page, path)
              await check(page, path, axeWidths)
              await expect.soft(missing, path).toHaveCount(/404/.test(path) ? 1 : 0)
            })
          }
        },
      )
  })
