import type { Page } from '@playwright/test'
import { goTo } from '#tests/support/go-to.ts'
import { pressed } from '#tests/support/pressed.ts'
import { guestScreens, otherScreens, showcaseScreens, userScreens } from '#tests/support/screens.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'
import { controlled } from '#tests/support/worker.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 10_000, shopDays: 3 })

/** What a click can do that the page does not show. */
const countEffects = () => {
  let effects = 0
  Object.defineProperty(globalThis, 'effects', { get: () => effects })
  const count = (owner: object, name: string) =>
    Object.defineProperty(owner, name, { value: () => void effects++, configurable: true })
  count(globalThis, 'print')
  count(globalThis, 'open')
  count(HTMLInputElement.prototype, 'showPicker')
  // A page without an origin has no clipboard.
  if (globalThis.Clipboard) for (const name of ['write', 'writeText']) count(Clipboard.prototype, name)
  const click = HTMLElement.prototype.click
  // Files are chosen, and downloads begin, by a click of the script.
  HTMLElement.prototype.click = function () {
    effects++
    click.call(this)
  }
}

/** Returns everything by which a user notices a change. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const { dataset, lang } = document.documentElement
    const fields = [...document.querySelectorAll('input, textarea, select')].map(field => [
      (field as HTMLInputElement).value,
      (field as HTMLInputElement).checked,
    ])
    const focus = document.activeElement?.outerHTML.slice(0, 200)
    const scrolled = [...document.querySelectorAll('*')].reduce((sum, { scrollTop }) => sum + scrollTop, 0)
    const { effects } = globalThis as unknown as { effects: number }
    return JSON.stringify([
      location.href,
      document.body.innerHTML,
      { ...dataset },
      lang,
      focus,
      fields,
      scrolled,
      effects,
    ])
  })

/**
 * Returns the controls of the screen by role, name and place among those of the same name. Of the rows of a list only
 * the first one counts, and a control that is chosen already has no effect.
 */
const controlsOf = (page: Page) =>
  page.evaluate(() => {
    const counts = new Map<string, number>()
    const found: { selector: string; name: string; nth: number }[] = []
    const selector =
      ':is(main, [role=dialog], body > form) :is(button, [role=tab], [role=switch], summary, a[href^="?"])'
    for (const control of document.querySelectorAll<HTMLElement>(selector)) {
      const name =
        control.getAttribute('aria-label') || control.textContent?.trim() || control.outerHTML.slice(0, 120)
      const nth = counts.get(name) ?? 0
      counts.set(name, nth + 1)
      const row = control.closest('li, tr, [data-row], article')
      const isLaterRow = Boolean(row?.previousElementSibling?.matches(row.tagName))
      const isChosen = control.matches(
        '[aria-selected=true], [aria-pressed=true], [aria-current], [data-state=active], [aria-checked=true][role=radio]',
      )
      const isUsable =
        control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !control.matches(':disabled, [aria-disabled=true], [inert] *')
      if (isUsable && !isChosen && !isLaterRow) found.push({ selector, name, nth })
    }
    return found
  })

type Control = Awaited<ReturnType<typeof controlsOf>>[number]

/** Returns the control, if the screen still has it. */
async function find(page: Page, { selector, name, nth }: Control) {
  const handle = await page.evaluateHandle(
    ([selector, name, nth]) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        control =>
          (control.getAttribute('aria-label') ||
            control.textContent?.trim() ||
            control.outerHTML.slice(0, 120)) === name,
      )[nth],
    [selector, name, nth] as const,
  )
  return handle.asElement()
}

/** Clicks each control of a screen, and returns those without an effect. */
async function deadControls(page: Page, path: string, back: () => Promise<void>) {
  const dead: string[] = []
  const controls = await controlsOf(page)
  for (const control of controls) {
    const element = await find(page, control)
    if (!element || !(await element.isVisible()) || !(await element.isEnabled())) continue
    await test.step(`${path}: ${control.name.slice(0, 60)}`, async () => {
      const before = await stateOf(page)
      await pressed(element)
      await expect
        .poll(async () => (await stateOf(page)) !== before, { timeout: 3000 })
        .toBe(true)
        .catch(() => dead.push(`${path}: ${control.name}`))
    })
    await page.keyboard.press('Escape')
    if (!page.url().endsWith(path) || (await page.locator('[role=dialog], [role=alertdialog]').count()) > 0)
      await back()
  }
  return { dead, count: controls.length }
}

/** The screens in groups of similar length. */
const groups = [
  'main',
  'dashboards',
  'pages',
  'ui',
  'docs',
  ...[
    'tasks',
    'contacts',
    'chat',
    'mailbox',
    'notes',
    'ecommerce',
    'file-manager',
    'help-center',
    'academy',
    'scrumboard',
  ].map(app => `apps/${app}`),
]

for (const group of groups)
  test(`@long every control has an effect: ${group}`, async ({ page }) => {
    test.setTimeout(900_000)
    await page.addInitScript(countEffects)
    await open(page, 'apps/tasks')
    let total = 0
    const screens = [...userScreens, ...otherScreens, ...showcaseScreens]
    for (const { path, shows } of screens.filter(one => one.path.startsWith(group))) {
      const back = async () => {
        await page.goto(path)
        await settled(page)
        await expect(page.locator(shows).first()).toBeVisible()
      }
      await goTo(page, `/${path}`)
      await expect(page.locator(shows).first()).toBeVisible()
      const { dead, count } = await deadControls(page, path, back)
      total += count
      expect.soft(dead, path).toEqual([])
    }
    expect(total).toBeGreaterThan(0)
  })

test('@long every control has an effect: screens without a user', async ({ page }) => {
  test.setTimeout(900_000)
  await page.addInitScript(countEffects)
  await page.goto('licenses.txt')
  await page.goto('sign-in/outpost')
  await controlled(page)
  for (const { path, shows } of guestScreens) {
    const back = async () => {
      await page.goto(path)
      await expect(page.locator(shows).first()).toBeVisible()
    }
    await back()
    const { dead } = await deadControls(page, path, back)
    expect.soft(dead, path).toEqual([])
  }
})

test('a control without an effect is found', async ({ page }) => {
  await page.addInitScript(countEffects)
  await page.goto('pages/maintenance')
  await controlled(page)
  await settled(page)
  await page.evaluate(() => {
    const [dead, live] = ['Dead', 'Live'].map(name =>
      Object.assign(document.createElement('button'), { textContent: name }),
    ) as [HTMLButtonElement, HTMLButtonElement]
    live.addEventListener('click', () => live.setAttribute('aria-pressed', 'true'))
    document.querySelector('main')?.replaceChildren(dead, live)
  })
  const { dead, count } = await deadControls(page, 'pages/maintenance', () => Promise.resolve())
  expect(dead).toEqual(['pages/maintenance: Dead'])
  expect(count).toBe(2)
})
