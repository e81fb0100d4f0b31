import type { ElementHandle, Locator, Page } from '@playwright/test'
import { type Layout, layouts } from '#src/contract/shared/display.ts'
import { pressed } from '#tests/support/checks/pressed.ts'
import { goTo, hasRoute } from '#tests/support/go-to.ts'
import { specifiedAddresses } from '#tests/support/specified-addresses.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'
import { testInPass } from '#tests/support/variants.ts'

test.describe.configure({ timeout: 180_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 15_000 })

/** These two layouts have every control of the shell; the others differ only in their navigation. */
const whole: readonly Layout[] = ['classy', 'modern']

/** Returns the buttons of the shell, without those of the screen. */
const controls = (page: Page, layout: Layout) =>
  page
    .locator(whole.includes(layout) ? 'button:enabled' : 'nav button:enabled, header > button')
    .filter({ visible: true })
    .and(page.locator(':not(main *, [role=dialog] *, [inert] *)'))

/** Returns everything by which a user notices a change. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const { dataset, lang } = document.documentElement
    const focus = document.activeElement?.outerHTML.slice(0, 200)
    const isFull = Boolean(document.fullscreenElement)
    return JSON.stringify([location.href, document.body.innerHTML, { ...dataset }, lang, focus, isFull])
  })

const nameOf = (control: ElementHandle<HTMLElement | SVGElement>) =>
  control.evaluate(
    element => element.getAttribute('aria-label') || element.textContent?.trim() || element.outerHTML,
  )

const linksIn = (parts: Locator) =>
  parts.locator('a[href]').evaluateAll(links => links.map(link => link.getAttribute('href')))

/**
 * Undoes a click: a button that expands content is clicked again, a layer is closed by Escape, and after a navigation
 * the page is loaded again.
 */
async function undo(page: Page, control: ElementHandle<HTMLElement | SVGElement>, path: string) {
  const folds = await control.evaluate(element => element.matches('[aria-expanded]:not([aria-haspopup])'))
  if (folds) await control.click()
  // A layer in the address closes by a navigation, which would abort the load of the page below.
  else
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 2000 })
    }).toPass()
  const isBack = page.url().endsWith(path)
  if (!isBack) {
    await page.goto(path)
    await settled(page)
  }
  // Some navigation stays open while the pointer or the focus is in it.
  await page.mouse.move(720, 800)
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
}

/** Returns the addresses of all links when every branch of the navigation is open. */
async function linksOfBranches(page: Page, path: string) {
  const closed = page.locator('nav button[aria-expanded=false]:not([aria-haspopup]):enabled')
  while ((await closed.count()) > 0) await closed.first().click()
  const links = await linksIn(page.locator('body'))
  await page.evaluate(() => localStorage.removeItem('outpost.navigation.open'))
  await page.goto(path)
  await settled(page)
  return links
}

/** Clicks every button of the shell in a layout. Returns the addresses of all its links, including those in layers. */
async function press(page: Page, layout: Layout): Promise<string[]> {
  const path = `main/console?layout=${layout}`
  await open(page, path)
  const found = whole.includes(layout)
    ? await linksOfBranches(page, path)
    : await linksIn(page.locator('body'))
  const buttons = controls(page, layout)
  const count = await buttons.count()
  if (layout !== 'empty') expect(count).toBeGreaterThan(2)
  for (let index = 0; index < count; index++) {
    const button = await buttons.nth(index).elementHandle()
    if (!button) continue
    await test.step(await nameOf(button), async () => {
      const before = await stateOf(page)
      await pressed(button)
      await expect.poll(() => stateOf(page)).not.toBe(before)
      found.push(...(await linksIn(page.locator('[role=dialog], nav'))))
      await undo(page, button, path)
    })
  }
  return found.flatMap(href => href ?? [])
}

// Each run presses the layout whose links are opened; of the others every second one, in turns between commits.
for (const [index, layout] of layouts.entries()) {
  const testLayout = layout === whole[0] ? test : testInPass(0)(index)
  testLayout(
    `@long every button of the shell has an effect in ${layout}, and every link opens a screen`,
    async ({ page, say }) => {
      // The layouts that open every screen take longest.
      if (whole.includes(layout)) test.setTimeout(600_000)
      const found = await press(page, layout)
      const links = new Set(found.map(href => href.replace(/([?&])layout=\w+&?/, '$1')))
      for (const link of links) {
        if (!link || /sign-out|^\w+:|^#/.test(link)) continue
        expect.soft(await hasRoute(page, link), link).toBe(true)
        // The layouts have the same links, so their screens are opened once: those of the specification in `addresses.spec.ts`.
        const isOpened =
          layout === whole[0] && !specifiedAddresses.includes(new URL(link, page.url()).pathname)
        if (!isOpened) continue
        await test.step(link, async () => {
          await goTo(page, link)
          await settled(page)
          expect.soft(page.url(), link).not.toContain('404-not-found')
          await expect.soft(page.locator('main h1').first()).toBeVisible()
          await expect.soft(page.getByText(say('There is nothing at this address'))).toHaveCount(0)
        })
      }
    },
  )
}
