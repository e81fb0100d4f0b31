import type { ElementHandle, Page } from '@playwright/test'
import { apiOf } from '#tests/support/api.ts'
import { goTo } from '#tests/support/go-to.ts'
import { pressed } from '#tests/support/pressed.ts'
import { guestScreens, otherScreens, showcaseScreens, userScreens } from '#tests/support/screens.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'
import { wordsOf } from '#tests/support/words.ts'
import { controlled } from '#tests/support/worker.ts'

const say = wordsOf('vi')

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 10_000, shopDays: 3 })

/** Counts what a click can do that the page does not show, and the writes that have no reply yet. */
const countEffects = () => {
  let effects = 0
  let writes = 0
  Object.defineProperty(globalThis, 'writes', { get: () => writes })
  const { fetch } = globalThis
  globalThis.fetch = async (asked, options) => {
    const isWrite = (options?.method ?? 'GET') !== 'GET'
    if (isWrite) writes++
    try {
      return await fetch(asked, options)
    } finally {
      if (isWrite) writes--
    }
  }
  Object.defineProperty(globalThis, 'effects', { get: () => effects })
  const count = (owner: object, name: string) =>
    Object.defineProperty(owner, name, { value: () => void effects++, configurable: true })
  count(globalThis, 'print')
  count(globalThis, 'open')
  count(HTMLInputElement.prototype, 'showPicker')
  // A page without an origin has no clipboard.
  if (globalThis.Clipboard) for (const name of ['write', 'writeText']) count(Clipboard.prototype, name)
  // An animation that is played again.
  addEventListener('animationstart', () => void effects++)
  const click = HTMLElement.prototype.click
  // Files are chosen, and downloads begin, by a click of the script.
  HTMLElement.prototype.click = function () {
    effects++
    click.call(this)
  }
}

/**
 * Returns everything by which a user notices a change; `undefined` while the page is left for another one.
 * A digest, because the whole text of a page is slow to send.
 */
const stateOf = (page: Page) => page.evaluate(readState).catch(() => undefined)

const readState = () => {
  const { dataset, lang } = document.documentElement
  const fields = [...document.querySelectorAll('input, textarea, select')].map(field => [
    (field as HTMLInputElement).value,
    (field as HTMLInputElement).checked,
  ])
  const focus = document.activeElement?.outerHTML.slice(0, 200)
  const scrolled = [...document.querySelectorAll('*')].reduce((sum, { scrollTop }) => sum + scrollTop, 0)
  const { effects } = globalThis as unknown as { effects: number }
  const shown = document.body.cloneNode(true) as HTMLElement
  // A message that goes by itself is not an effect of the next control.
  for (const message of shown.querySelectorAll('#toasts [data-seen]')) message.remove()
  for (const list of shown.querySelectorAll('#toasts ol:empty')) list.remove()
  const text = JSON.stringify([
    location.href,
    shown.innerHTML,
    { ...dataset },
    lang,
    focus,
    fields,
    scrolled,
    effects,
  ])
  // FNV-1a, 32 bits.
  let digest = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    digest = Math.imul(digest ^ text.charCodeAt(index), 0x01000193)
  return `${text.length} ${digest}`
}

/** Marks the messages that are shown already. */
const markMessages = (page: Page) =>
  page.evaluate(() => {
    for (const message of document.querySelectorAll<HTMLElement>('#toasts [data-kind]'))
      message.dataset.seen = ''
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
        // An open modal dialog lets no presses through to the page.
        getComputedStyle(control).pointerEvents !== 'none' &&
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

/** Whether a dialog covers a control, or makes everything else unusable. */
function isBehindDialog(control: Element) {
  if (getComputedStyle(control).pointerEvents === 'none') return true
  control.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = control.getBoundingClientRect()
  const dialog = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[role=dialog]')
  return Boolean(dialog && !dialog.contains(control))
}

/** Whether something lies over the screen: a dialog, or the open part of a menu or a field. */
const isCovered = async (page: Page) =>
  (await page
    .locator('[role=dialog], [role=alertdialog], [data-part=positioner] > [data-state=open]')
    .filter({ visible: true })
    .count()) > 0

/** Clicks a control and returns whether the page shows a change. */
async function hasEffect(page: Page, element: ElementHandle<HTMLElement>) {
  await markMessages(page)
  const before = await stateOf(page)
  await pressed(element)
  return expect
    .poll(async () => (await stateOf(page)) !== before, { timeout: 3000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    )
}

/** How a screen is shown again: with a load of the page, which also closes what covers it, or as a link does. */
interface Ways {
  load: () => Promise<void>
  open?: () => Promise<void>
}

/** Clicks each control of a screen. Returns those without an effect, and the number of clicked ones. */
async function deadControls(page: Page, path: string, { load, open: reopen = load }: Ways) {
  const dead: string[] = []
  const clicked = new Set<Control>()
  // What is deleted has no other controls.
  const isRemoval = ({ name }: Control) => Number(/xoá|gỡ/i.test(name))
  const controls = (await controlsOf(page)).sort((one, other) => isRemoval(one) - isRemoval(other))
  const press = async (control: Control) => {
    const element = await find(page, control)
    // An earlier control has removed it, or put it out of use.
    if (!element || !(await element.isVisible()) || !(await element.isEnabled())) return
    if (await element.evaluate(isBehindDialog)) return
    clicked.add(control)
    // The title of an accordion takes a click only with the focus, which a pointer and the keyboard give it.
    if (await element.evaluate(title => title.matches(':is(h2, h3) > [aria-expanded]'))) await element.focus()
    if (await hasEffect(page, element)) return
    // What it gives the focus to may have it already.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    if (!(await hasEffect(page, element))) dead.push(`${path}: ${control.name}`)
  }
  for (const control of controls) {
    await test.step(`${path}: ${control.name.slice(0, 60)}`, () =>
      // What an earlier control did may still go on, and replace or cover this one.
      press(control).catch(async () => {
        await load()
        await press(control)
      }))
    // The next control, or a later screen, shows what this one may have deleted.
    const undo = page
      .locator('#toasts')
      .getByRole('button', { name: say('Undo') })
      .first()
    if (isRemoval(control)) await undo.click({ timeout: 3000 }).catch(() => undefined)
    // A new note, for example, opens after it was stored.
    await page.waitForFunction(() => (globalThis as unknown as { writes: number }).writes === 0)
    if (control === controls.at(-1)) break
    await page.keyboard.press('Escape')
    if (await isCovered(page)) await load()
    else if (!page.url().endsWith(path)) await reopen()
  }
  return { dead, count: clicked.size }
}

const screens = [...userScreens, ...otherScreens, ...showcaseScreens]

/** Returns the part of the app that a screen belongs to: `apps/tasks` for `apps/tasks/task-1?edit=true`. */
const groupOf = ({ path }: { path: string }) =>
  /^(?:(?:apps|main|dashboards)\/[\w-]+|[\w-]+)/.exec(path)?.[0] ?? path

/** The screens of these parts have links and a search only. */
const withoutControls = ['main/console', 'main/care', 'main/market-place', 'main/universal']

for (const group of new Set(screens.map(groupOf)))
  test(`@long every control has an effect: ${group}`, async ({ page }) => {
    test.setTimeout(900_000)
    await page.addInitScript(countEffects)
    await open(page, 'apps/tasks')
    // So that the trash has a row.
    const api = await apiOf(page)
    await api.send('/api/apps/tasks/task?id=task-2-3', { method: 'DELETE' })
    let total = 0
    for (const { path, shows } of screens.filter(one => groupOf(one) === group)) {
      const isShown = async () => {
        await settled(page)
        await expect(page.locator(shows).first()).toBeVisible()
      }
      const load = async () => {
        await page.goto(path)
        await isShown()
      }
      const reopen = async () => {
        await goTo(page, `/${path}`)
        await isShown()
      }
      await reopen()
      const { dead, count } = await deadControls(page, path, { load, open: reopen })
      total += count
      expect.soft(dead, path).toEqual([])
    }
    console.log(`${group}: ${total} controls`)
    expect(total > 0).toBe(!withoutControls.includes(group))
  })

test('@long every control has an effect: screens without a user', async ({ page, context }) => {
  test.setTimeout(900_000)
  await context.addInitScript(countEffects)
  await page.goto('licenses.txt')
  await page.goto('sign-in/outpost')
  await controlled(page)
  let total = 0
  for (const { path, shows } of guestScreens) {
    // Some forms open another screen after a pause.
    const tab = await context.newPage()
    const load = async () => {
      await tab.goto(path)
      await expect(tab.locator(shows).first()).toBeVisible()
    }
    await load()
    const { dead, count } = await deadControls(tab, path, { load })
    await tab.close()
    total += count
    expect.soft(dead, path).toEqual([])
  }
  expect(total).toBeGreaterThan(0)
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
  const { dead, count } = await deadControls(page, 'pages/maintenance', { load: () => Promise.resolve() })
  expect(dead).toEqual(['pages/maintenance: Dead'])
  expect(count).toBe(2)
})
