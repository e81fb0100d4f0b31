import type { Locator, Page } from '@playwright/test'
import { axeViolations, highContrast } from '#tests/support/checks/axe-violations.ts'
import { goTo } from '#tests/support/go-to.ts'
import { horizontalOverflow } from '#tests/support/screens.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'
import { testInPass } from '#tests/support/variants.ts'

// What a user chooses in the browser or the operating system to be able to read and operate a screen.

test.use({ shopDays: 1 })

/** A screen of each kind, and an element that must be visible before it is checked. */
const screens = [
  ['main/console', 'main h2'],
  ['apps/tasks', 'main li'],
  ['apps/tasks/task-2-1', 'textarea'],
  ['apps/contacts', '[data-row]'],
  ['apps/contacts/dang-quynh-anh?edit=true', '[contenteditable]'],
  ['apps/mailbox/inbox', 'main li'],
  ['apps/mailbox/inbox/inbox-2', 'article'],
  ['apps/scrumboard/tet', 'li[data-card]'],
  ['pages/settings', 'main form'],
  ['dashboards/finance', 'main [role=progressbar]'],
  ['main/pos', 'main h1'],
  ['main/list/supplier?act=new', '[role=dialog]'],
] as const

const softly = expect.configure({ soft: true })

/** Returns the visible controls that are outside the page, or cut off by a part that cannot be scrolled. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement
    const controls = document.querySelectorAll<HTMLElement>('button, a[href], input, textarea, [role=slider]')
    const isScrolled = (part: Element) => {
      const { overflowX } = getComputedStyle(part)
      return overflowX === 'auto' || overflowX === 'scroll'
    }
    const isCut = (control: Element) => {
      const { left, right, width } = control.getBoundingClientRect()
      // A control for screen readers only.
      if (width < 2) return false
      for (let part = control.parentElement; part; part = part.parentElement) {
        if (isScrolled(part)) return false
        const box = part.getBoundingClientRect()
        const hides = getComputedStyle(part).overflowX !== 'visible'
        if (hides && (left < box.left - 1 || right > box.right + 1)) return true
      }
      return left < -1 || right > clientWidth + 1
    }
    return [...controls]
      .filter(control => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(control => !control.closest('[inert], [aria-hidden=true]') && isCut(control))
      .map(control => control.getAttribute('aria-label') ?? (control.textContent || control.outerHTML))
  })

for (const { zoom, width, height } of [
  { zoom: 200, width: 640, height: 360 },
  { zoom: 400, width: 320, height: 180 },
])
  test(`@long at ${zoom} % in a window of 1280 × 720 px, no screen scrolls sideways, and no control is cut off`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height })
    async function look(name: string) {
      await settled(page)
      await softly.poll(() => horizontalOverflow(page), name).toBeLessThanOrEqual(0)
      expect.soft(await cutOff(page), name).toEqual([])
    }
    await page.goto('sign-in/outpost')
    await look('sign-in')
    await open(page, 'main/console')
    for (const [path, shows] of screens) {
      await goTo(page, path)
      const part = page.locator(shows).first()
      // It can be scrolled to; what is loaded above it moves it.
      const isReached = async () => {
        await part.scrollIntoViewIfNeeded()
        return part.evaluate(element => {
          const { top, bottom } = element.getBoundingClientRect()
          return bottom > 0 && top < innerHeight
        })
      }
      await softly.poll(isReached, path).toBe(true)
      await look(path)
    }
  })

test.describe('@long with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves: parts only fade, for at most 80 ms, once', async ({ page, say }) => {
    await open(page, 'main/console')
    await page.evaluate(() => {
      const seen = new Set<string>()
      Reflect.set(window, 'seenMotions', seen)
      const look = () => {
        for (const motion of document.getAnimations()) {
          const { duration, iterations } = motion.effect?.getComputedTiming() ?? {}
          const name = motion instanceof CSSTransition ? motion.transitionProperty : 'animation'
          seen.add(JSON.stringify({ name, duration, iterations }))
        }
        requestAnimationFrame(look)
      }
      look()
    })
    await page.getByRole('button', { name: say('Shortcuts') }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    for (const [path, shows] of screens.slice(1, 5)) {
      await goTo(page, path)
      await page.locator(shows).first().waitFor()
      await settled(page)
    }
    const seen = await page.evaluate(() => [...(Reflect.get(window, 'seenMotions') as Set<string>)])
    const motions = seen.map(
      text => JSON.parse(text) as { name: string; duration: number; iterations: number },
    )
    expect(motions.length).toBeGreaterThan(0)
    expect(motions.filter(({ duration, iterations }) => duration > 80 || iterations > 1)).toEqual([])
    expect(motions.filter(({ name }) => name !== 'animation' && name !== 'opacity')).toEqual([])
  })
})

test.describe('@long with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  const styleOf = (part: Locator, name: 'outlineStyle' | 'outlineColor' | 'backgroundColor') =>
    part.evaluate((element, name) => getComputedStyle(element)[name], name)

  /** Returns the value of a system colour. */
  const systemColour = (page: Page, name: string) =>
    page.evaluate(name => {
      const sample = document.body.appendChild(document.createElement('div'))
      sample.style.color = name
      const { color } = getComputedStyle(sample)
      sample.remove()
      return color
    }, name)

  test('the focus and what is selected have an outline', async ({ page, say }) => {
    await open(page, 'pages/settings?part=notifications')
    const highlight = await systemColour(page, 'Highlight')
    const current = page.getByRole('main').locator('[aria-current=page]')
    const other = page.getByRole('main').getByRole('link', { name: say('Security') })
    expect(await styleOf(current, 'outlineStyle')).toBe('solid')
    expect(await styleOf(current, 'outlineColor')).toBe(highlight)
    expect(await styleOf(other, 'outlineStyle')).toBe('none')
    await other.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(other).toBeFocused()
    expect(await styleOf(other, 'outlineStyle')).toBe('solid')
    expect(await styleOf(other, 'outlineColor')).toBe(highlight)

    await goTo(page, 'apps/mailbox/inbox/inbox-2')
    const opened = page.getByRole('main').getByRole('link', { name: /Giá cà phê tháng 12/ })
    await expect(opened).toHaveAttribute('aria-current')
    expect(await styleOf(opened, 'outlineStyle')).toBe('solid')
    expect(await styleOf(opened, 'outlineColor')).toBe(highlight)
  })

  test('a checkbox and a switch look different when they are checked', async ({ page }) => {
    await open(page, 'pages/settings?part=notifications')
    const toggle = page.getByRole('main').getByRole('switch').first()
    await expect(toggle).toBeChecked()
    const on = await toggle.screenshot()
    await toggle.press('Space')
    await expect(toggle).not.toBeChecked()
    await settled(page)
    expect((await toggle.screenshot()).equals(on)).toBe(false)

    await goTo(page, 'apps/tasks/task-2-1')
    const box = page.getByRole('checkbox').and(page.locator(':not(:checked)')).last()
    await expect(box).toBeVisible()
    const boxOf = await box.elementHandle()
    const off = await boxOf?.screenshot()
    await boxOf?.check()
    await settled(page)
    expect((await boxOf?.screenshot())?.equals(off ?? Buffer.of())).toBe(false)
  })

  test('the series of a chart and the parts of a progress bar can be told apart', async ({ page }) => {
    await open(page, 'dashboards/project')
    const legend = page.getByRole('main').locator('button[aria-pressed] > [aria-hidden=true]')
    await expect(legend).not.toHaveCount(0)
    const colours = await legend.evaluateAll(keys => keys.map(key => getComputedStyle(key).backgroundColor))
    expect(new Set(colours).size).toBeGreaterThan(3)
    expect(colours).not.toContain(await systemColour(page, 'Canvas'))

    await goTo(page, 'dashboards/finance')
    const bar = page.getByRole('main').getByRole('progressbar').first()
    await expect(bar).toBeVisible()
    const part = await styleOf(bar.locator('> div'), 'backgroundColor')
    expect(part).toBe(await systemColour(page, 'Highlight'))
    expect(part).not.toBe(await styleOf(bar, 'backgroundColor'))
    const texts = page.getByRole('main').locator('svg text')
    const [colour] = await texts.evaluateAll(([first]) => (first ? [getComputedStyle(first).fill] : []))
    expect(colour).toBe(await systemColour(page, 'CanvasText'))
  })
})

for (const [pass, colorScheme] of (['light', 'dark'] as const).entries())
  test.describe(`@long with more contrast, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { contrast: 'more', reducedMotion: 'reduce' } })

    testInPass(pass)(0)('texts have a contrast of 7:1', async ({ page }) => {
      test.setTimeout(180_000)
      await page.goto('sign-in/outpost')
      await settled(page)
      expect.soft(await axeViolations(page, 'html', highContrast), 'sign-in').toEqual([])
      await open(page, 'main/console')
      for (const [path, shows] of screens) {
        await goTo(page, path)
        await page.locator(shows).first().waitFor()
        await settled(page)
        expect.soft(await axeViolations(page, 'html', highContrast), path).toEqual([])
      }
    })
  })
