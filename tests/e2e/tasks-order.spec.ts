import type { Locator, Page } from '@playwright/test'
import { anotherTab } from '#tests/support/browser/another-tab.ts'
import { insertTasks, lineOf, shownTitles, storedTasks } from '#tests/support/data/tasks.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'

// High enough for the whole sample.
test.use({ viewport: { width: 1440, height: 1200 } })

const [held, target] = ['Thay bóng đèn kho sau', 'Gia hạn bảo trì máy tính tiền']

const handleOf = (page: Page, title: string) => lineOf(page, title).getByRole('button').first()

async function centreOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/**
 * Makes the page slower by this factor: on a cheap phone a change is rendered later than the next movement of the
 * pointer.
 */
async function slowDown(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return () => session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}

const storedTitles = async (page: Page) => (await storedTasks(page)).map(task => task.title)

/** Returns the order after one title was moved behind another. */
function moved(titles: string[], title: string, behind: string) {
  const rest = titles.filter(other => other !== title)
  return rest.toSpliced(rest.indexOf(behind) + 1, 0, title)
}

test('@long a task is dragged by mouse', async ({ page }) => {
  await open(page, 'apps/tasks')
  await lineOf(page, target).waitFor()
  const second = await anotherTab(page)
  await second.goto('apps/tasks')
  await lineOf(second, target).waitFor()
  const wanted = moved(await storedTitles(page), held, target)

  const [from, to] = [await centreOf(handleOf(page, held)), await centreOf(lineOf(page, target))]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y + 10)
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
  await expect.poll(() => storedTitles(page)).toEqual(wanted)
  await expect.poll(() => shownTitles(second), 'a second tab shows it').toEqual(wanted)
  await page.reload()
  await expect.poll(() => shownTitles(page)).toEqual(wanted)
})

test('@long Escape cancels a drag by mouse', async ({ page }) => {
  await open(page, 'apps/tasks')
  await lineOf(page, target).waitFor()
  const before = await storedTitles(page)
  const [from, to] = [await centreOf(handleOf(page, held)), await centreOf(lineOf(page, target))]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await expect.poll(() => shownTitles(page)).not.toEqual(before)
  await page.keyboard.press('Escape')
  await expect.poll(() => shownTitles(page)).toEqual(before)
  await page.mouse.up()
  expect(await storedTitles(page)).toEqual(before)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 1100 } })

  test('@long a task is dragged by its handle, and a finger on another place scrolls', async ({ page }) => {
    await open(page, 'apps/tasks')
    await lineOf(page, target).waitFor()
    const wanted = moved(await storedTitles(page), held, 'Xếp ca tuần 48')
    const [from, to] = [await centreOf(handleOf(page, held)), await centreOf(lineOf(page, 'Xếp ca tuần 48'))]
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', [from])
    for (let step = 1; step <= 8; step++)
      await touch('touchMove', [{ x: from.x, y: from.y + ((to.y - from.y) * step) / 8 }])
    await touch('touchEnd', [])
    await expect.poll(() => storedTitles(page)).toEqual(wanted)
    await expect.poll(() => shownTitles(page)).toEqual(wanted)

    await expect(handleOf(page, held)).toHaveCSS('touch-action', 'none')
    await expect(lineOf(page, held)).not.toHaveCSS('touch-action', 'none')
  })
})

test('a task is dragged by keyboard, and every step is announced', async ({ page, say }) => {
  await open(page, 'apps/tasks')
  await lineOf(page, held).waitFor()
  const before = await storedTitles(page)
  const hear = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1)
  const handle = handleOf(page, held)
  await handle.focus()
  await page.keyboard.press('Space')
  await hear(say('Picked up {title}', { title: held }))
  await page.keyboard.press('ArrowDown')
  const [position, total] = [`${before.indexOf(held) + 2}`, `${before.length}`]
  await hear(say('Position {position} of {total}', { position, total }))
  await page.keyboard.press('Space')
  await hear(say('Dropped {title}', { title: held }))
  await expect.poll(() => storedTitles(page)).toEqual(moved(before, held, 'Xếp ca tuần 48'))
  await expect(handle).toBeFocused()

  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  await hear(say('Put back where it was'))
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => storedTitles(page)).toEqual(before)
})

test('@long ten thousand tasks scroll without an empty row, keep the focus and can be dragged', async ({
  page,
  viewport,
}) => {
  await open(page, 'main/console')
  await insertTasks(page, 10_000)
  await page.goto('apps/tasks')
  await settled(page)
  const lines = page.locator('li[data-index]')
  await expect(lines.first()).toHaveAttribute('aria-setsize', /^100\d\d$/)
  expect(await lines.count()).toBeLessThan(80)

  // In steps of several screens: returns the element in the middle of the window directly after a frame was rendered.
  const blanks = await page.evaluate(async () => {
    const scroller = document.querySelector('main li')?.closest('ul')?.parentElement?.parentElement
    if (!scroller) return ['nothing scrolls']
    const { left, top, width, height } = scroller.getBoundingClientRect()
    const frame = () => new Promise(requestAnimationFrame)
    const found: string[] = []
    for (let leap = 0; leap < 60; leap++) {
      scroller.scrollBy(0, leap < 30 ? 900 : 7000)
      await frame()
      await frame()
      for (const part of [0.3, 0.6, 0.9]) {
        const hit = document.elementFromPoint(left + width / 2, top + height * part)
        if (!hit?.closest('li')) found.push(`leap ${leap} at ${part}`)
      }
    }
    return found
  })
  expect(blanks).toEqual([])

  const id = await lines.nth(20).getByRole('link').getAttribute('id')
  const focused = page.locator(`[id="${id}"]`)
  await focused.focus()
  await page.mouse.move((viewport?.width ?? 0) / 2, 500)
  await page.mouse.wheel(0, 60_000)
  await expect(focused).not.toBeInViewport()
  await expect(focused, 'out of sight it is still there').toBeFocused()
  await page.keyboard.press('j')
  await expect(focused).not.toBeFocused()
  await expect(page.locator('li[data-index] a:focus')).toBeInViewport()

  await page.keyboard.press('Home')
  const [first, other] = ['Việc số 1', 'Việc số 4']
  await page.mouse.wheel(0, -10_000_000)
  await lineOf(page, held).scrollIntoViewIfNeeded()
  await lineOf(page, first).scrollIntoViewIfNeeded()
  await lineOf(page, other).scrollIntoViewIfNeeded()
  const [from, to] = [await centreOf(handleOf(page, first)), await centreOf(lineOf(page, other))]
  const speedUp = await slowDown(page, 6)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
  await speedUp()
  const near = async () => (await storedTitles(page)).slice(17, 21)
  await expect.poll(near).toEqual(['Việc số 2', 'Việc số 3', 'Việc số 4', 'Việc số 1'])
})
