import type { Page } from '@playwright/test'
import { layouts } from '#src/contract/shared/display.ts'
import { axeViolations } from '#tests/support/checks/axe-violations.ts'
import { apiOf } from '#tests/support/data/api.ts'
import { filled } from '#tests/support/filled.ts'
import { goTo } from '#tests/support/go-to.ts'
import {
  horizontalOverflow,
  otherScreens,
  type Screen,
  showcaseScreens,
  userScreens,
} from '#tests/support/screens.ts'
import { specifiedAddresses, withIds } from '#tests/support/specified-addresses.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'
import { testInPass } from '#tests/support/variants.ts'

/** The widths of the narrowest phone (WCAG 1.4.10), of a tablet and of a desktop, in px. */
const [phone, tablet, desk] = [320, 820, 1440]

interface Look {
  page: Page
  name: string
  shows: string
  widths: readonly number[]
}

/** The layers over a screen, by their search parameter. */
const layers = [
  ...['messages', 'notifications', 'shortcuts', 'account'].map(panel => `panel=${panel}`),
  ...['profile', 'password', 'display'].map(part => `settings=${part}`),
  ...['', 'chau'].map(colleague => `chat=${colleague}`),
  'device=backup',
]

const softly = expect.configure({ soft: true })

/** Checks at these widths that the visible screen does not scroll horizontally, and with axe, but not on a tablet. */
async function look({ page, name, shows, widths }: Look) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 500 ? 780 : 900 })
    // A drawer beside the list becomes a drawer over it.
    await expect(page.locator(shows).first()).toBeVisible()
    // The layout of the grid of notes changes one frame after the window.
    await softly
      .poll(() => horizontalOverflow(page), `${name} at ${width} px scrolls horizontally`)
      .toBeLessThanOrEqual(0)
    if (width === tablet) continue
    await settled(page)
    expect.soft(await axeViolations(page), `${name} at ${width} px`).toEqual([])
  }
}

const addresses = new Set(specifiedAddresses.map(withIds))

/** Returns the states of screens, and the screens without an address of the specification. The others `addresses.spec.ts` checks. */
const notAddresses = (screens: readonly Screen[]) =>
  filled(screens.filter(({ path }) => !addresses.has(`/${path}`)))

/** One run through the screens. */
interface Pass {
  language: 'vi' | 'en'
  colorScheme: 'light' | 'dark'
  /** Returns the widths at which a screen is checked. */
  widthsOf: (index: number) => readonly number[]
}

/**
 * Vietnamese, whose texts are longer, in light colours at each width, and English in dark colours, where screens
 * alternate between a phone and a desktop. A test runs in one of them.
 */
const passes: readonly Pass[] = [
  { language: 'vi', colorScheme: 'light', widthsOf: () => [phone, tablet, desk] },
  { language: 'en', colorScheme: 'dark', widthsOf: index => [index % 2 === 0 ? phone : desk] },
]

for (const [pass, { language, colorScheme, widthsOf }] of passes.entries())
  test.describe(`@long in ${language}, ${colorScheme}`, () => {
    const testAt = testInPass(pass)
    test.use({ language, colorScheme, contextOptions: { reducedMotion: 'reduce' } })
    test.setTimeout(480_000)

    testAt(0)('the states of screens are accessible', async ({ page }) => {
      await open(page, 'main/console')
      for (const [index, { path, shows }] of notAddresses(userScreens).entries()) {
        await goTo(page, path)
        await look({ page, name: path, shows, widths: widthsOf(index) })
      }
      const api = await apiOf(page)
      const ids = (await api.tasks()).map(({ id }) => id)
      await api.send('/api/apps/tasks/remove', { method: 'POST', body: { ids } })
      await page.goto('apps/tasks')
      await look({ page, name: 'apps/tasks without a task', shows: 'main h2', widths: widthsOf(0) })
    })

    testAt(1)('the states of screens of the shop are accessible', async ({ page }) => {
      await open(page, 'main/console')
      for (const [index, { path, shows }] of notAddresses(otherScreens).entries()) {
        await goTo(page, path)
        await expect(page).toHaveURL(url => url.href.endsWith(`/${path}`))
        await look({ page, name: path, shows, widths: widthsOf(index) })
      }
    })

    // Each of the states is checked in one of the two passes, and each pass has this test.
    test('every second state of the showcase is accessible', async ({ page }) => {
      await open(page, 'main/console')
      const mine = notAddresses(showcaseScreens).filter(
        (_, index) => (index % 2 === 0) === (language === 'vi'),
      )
      for (const { path, shows } of mine) {
        await goTo(page, path)
        await look({ page, name: path, shows, widths: [phone, desk] })
      }
    })

    testAt(2)('the layers over a screen are accessible', async ({ page }) => {
      await open(page, 'main/console')
      for (const [index, layer] of layers.entries()) {
        await goTo(page, `main/console?${layer}`)
        await look({ page, name: layer, shows: '[role=dialog]', widths: widthsOf(index) })
        await goTo(page, 'main/console')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
    })

    testAt(3)('every layout is accessible', async ({ page }) => {
      await open(page, 'main/console')
      for (const [index, layout] of layouts.entries()) {
        await page.goto(`main/console?layout=${layout}`)
        await look({ page, name: layout, shows: 'main h2', widths: widthsOf(index) })
      }
    })

    testAt(4)('search results and the language menu are accessible', async ({ page, say }) => {
      await open(page, 'main/console')
      for (const width of [phone, desk]) {
        const once = { page, widths: [width] }
        await page.setViewportSize({ width, height: 900 })
        await page.keyboard.press('Control+k')
        const field = page.getByRole('combobox', { name: say('Search everything') })
        await field.fill('tran')
        await look({ ...once, name: 'results', shows: '[role=option]' })
        await field.fill('khong thay zzq')
        await look({ ...once, name: 'no result', shows: `text=${say('No results found!')}` })
        await page.keyboard.press('Escape')
      }
      await page.setViewportSize({ width: desk, height: 900 })
      await page.getByRole('button', { name: say('Language') }).click()
      await expect(page.getByRole('menu')).toBeVisible()
      await settled(page)
      expect(await axeViolations(page, '[role=menu]'), 'languages').toEqual([])
    })
  })
