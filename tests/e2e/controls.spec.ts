import type { Page } from '@playwright/test'
import { controlled } from '#tests/support/browser/worker.ts'
import {
  type Control,
  controlsOf,
  hasRemoved,
  preparePresses,
  press,
  written,
} from '#tests/support/checks/press-controls.ts'
import { apiOf } from '#tests/support/data/api.ts'
import { postShopSample } from '#tests/support/data/shop-sample.ts'
import { goTo } from '#tests/support/go-to.ts'
import { guestScreens, otherScreens, showcaseScreens, userScreens } from '#tests/support/screens.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'
import { wordsOf } from '#tests/support/words.ts'

const say = wordsOf('vi')

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 10_000, shopDays: 3 })

/** Returns the number of dialogs, and of open menus and fields, that lie over the screen. */
const countOverlays = (page: Page) =>
  page
    .locator('[role=dialog], [role=alertdialog], [data-part=positioner] > [data-state=open]')
    .filter({ visible: true })
    .count()

/** Closes what a control has opened over the screen. Returns whether no more lies over it than before. */
async function closedOverlays(page: Page, before: number) {
  for (let attempt = 0; attempt < 3; attempt++) {
    if ((await countOverlays(page)) <= before) return true
    await page.keyboard.press('Escape')
    const isClosed = expect.poll(() => countOverlays(page), { timeout: 200, intervals: [0, 20, 50, 100] })
    await isClosed.toBeLessThanOrEqual(before).catch(() => undefined)
  }
  return false
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
  const overlays = await countOverlays(page)
  // What is deleted has no other controls.
  const isRemoval = ({ name }: Control) => Number(/xoá|gỡ/i.test(name))
  const controls = (await controlsOf(page)).sort((one, other) => isRemoval(one) - isRemoval(other))
  let isFresh = true
  const loadAgain = async () => {
    await load()
    isFresh = true
  }
  const pressOne = async (control: Control) => {
    const result = await press(page, control)
    if (result === 'gone' && !isFresh) {
      // What an earlier control did may hide it until the page is loaded again.
      await loadAgain()
      return pressOne(control)
    }
    isFresh = false
    if (result !== 'gone') clicked.add(control)
    if (result === 'dead') dead.push(`${path}: ${control.name}`)
  }
  for (const control of controls) {
    await test.step(`${path}: ${control.name.slice(0, 60)}`, () =>
      // What an earlier control did may still go on, and replace or cover this one.
      pressOne(control).catch(async () => {
        await loadAgain()
        await pressOne(control)
      }))
    // The next control, or a later screen, shows what this one may have deleted.
    const undo = page
      .locator('#toasts')
      .getByRole('button', { name: say('Undo') })
      .first()
    // A new note, for example, opens after it was stored.
    await written(page)
    // Not everything that was deleted can be taken back.
    if (await hasRemoved(page)) await undo.click({ timeout: 5000 }).catch(() => undefined)
    const isClosed = await closedOverlays(page, overlays)
    if (isClosed && control === controls.at(-1)) break
    if (isClosed && !page.url().endsWith(path)) await reopen()
    if ((await countOverlays(page)) !== overlays) await loadAgain()
  }
  return { dead, count: clicked.size }
}

/** Returns the ids that more than one element has. A script, a label or a link with such an id finds the wrong one. */
const repeatedIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, index) => ids.indexOf(id) !== index)
  })

const screens = [...userScreens, ...otherScreens, ...showcaseScreens]

/** Returns the part of the app that a screen belongs to: `apps/tasks` for `apps/tasks/task-1?edit=true`. */
const groupOf = ({ path }: { path: string }) =>
  /^(?:(?:apps|main|dashboards)\/[\w-]+|[\w-]+)/.exec(path)?.[0] ?? path

for (const group of new Set(screens.map(groupOf)))
  test(`@long every control has an effect: ${group}`, async ({ page }) => {
    test.setTimeout(900_000)
    await preparePresses(page)
    await open(page, 'apps/tasks')
    // So that the trash has a row.
    const api = await apiOf(page)
    await api.send('/api/apps/tasks/task?id=task-2-3', { method: 'DELETE' })
    if (group.startsWith('main/')) await postShopSample(page)
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
      expect.soft(await repeatedIds(page), path).toEqual([])
      const { dead, count } = await deadControls(page, path, { load, open: reopen })
      total += count
      expect.soft(dead, path).toEqual([])
    }
    console.log(`${group}: ${total} controls`)
    expect(total).toBeGreaterThan(0)
  })

test('@long every control has an effect: screens without a user', async ({ page, context }) => {
  test.setTimeout(900_000)
  await preparePresses(context)
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
  await preparePresses(page)
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
