import type { ElementHandle, Locator, Page } from '@playwright/test'
import { type Layout, layouts } from '#src/contract/display.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'

test.describe.configure({ timeout: 240_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** These have every control of the shell between them; the others differ in their navigation alone. */
const whole: readonly Layout[] = ['classy', 'modern']

/** What of the shell can be pressed; what the screen holds is its own matter. */
const controls = (page: Page, layout: Layout) =>
  page
    .locator(
      whole.includes(layout) ? 'a[href], button:enabled' : 'nav a[href], nav button:enabled, header > button',
    )
    .filter({ visible: true })
    .and(page.locator(':not(main *, [role=dialog] *, [inert] *, [href="#main"])'))

/** What a person can tell a change by. */
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

/** What is shown and hidden in its place is pressed again, a layer by Escape; what went further is loaded anew. */
async function undo(page: Page, control: ElementHandle<HTMLElement | SVGElement>, path: string) {
  if (await control.evaluate(element => element.matches('[aria-expanded]:not([aria-haspopup])')))
    return control.click()
  await page.keyboard.press('Escape')
  const isBack = page.url().endsWith(path) && (await page.getByRole('dialog').count()) === 0
  if (isBack) return
  await page.goto(path)
  await settled(page)
}

test('@long every button of the shell does something, and every link leads somewhere, in every layout', async ({
  page,
}) => {
  const found: (string | null)[] = []
  await open(page, 'main/console')
  for (const layout of layouts) {
    const path = `main/console?layout=${layout}`
    await page.goto(path)
    await settled(page)
    const count = await controls(page, layout).count()
    if (layout !== 'empty') expect(count, layout).toBeGreaterThan(6)
    for (let index = 0; index < count; index++) {
      const control = await controls(page, layout).nth(index).elementHandle()
      if (!control) continue
      const href = await control.getAttribute('href')
      if (href) {
        found.push(href)
        continue
      }
      const name = `${layout}: ${await nameOf(control)}`
      const before = await stateOf(page)
      await control.click()
      await expect.poll(() => stateOf(page), name).not.toBe(before)
      found.push(...(await linksIn(page.locator('[role=dialog], nav'))))
      await undo(page, control, path)
    }
  }

  const ways = new Set(found.map(href => href?.replace(/[?&]layout=\w+/, '')))
  expect(ways.size).toBeGreaterThan(20)
  for (const way of ways) {
    if (!way || /sign-out|^https?:/.test(way)) continue
    await page.goto(way)
    await settled(page)
    expect.soft(page.url(), way).not.toContain('404-not-found')
    await expect.soft(page.locator('main h1').first(), way).toBeVisible()
  }
})
