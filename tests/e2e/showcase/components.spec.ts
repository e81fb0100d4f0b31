import type { Page } from '@playwright/test'
import { expect, open, test } from '#tests/support/test.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, 'ui/material-components')
})

const layers = '[role=menu]:visible, [role=dialog]:visible, [role=listbox]:visible'

/** Returns the ids of every trigger of a floating layer in the page. Their ids are stable. */
async function triggersOf(page: Page) {
  const triggers = page.locator('main button[aria-haspopup]:not([disabled], [tabindex="-1"])')
  return triggers.evaluateAll(elements => elements.map(element => element.id))
}

test('@long every floating layer opens by keyboard, closes by Escape and returns the focus', async ({
  page,
}) => {
  const ids = await triggersOf(page)
  expect(ids.length).toBeGreaterThan(5)
  for (const id of ids) {
    const trigger = page.locator(`[id="${id}"]`)
    const name = (await trigger.textContent()) || (await trigger.getAttribute('aria-label')) || id
    await test.step(name, async () => {
      await trigger.press('Enter')
      await expect(trigger).toHaveAttribute('aria-expanded', 'true')
      const layer = page.locator(layers)
      await expect(layer).toHaveCount(1)
      await expect.poll(() => page.evaluate(isFocusIn, layers.replaceAll(':visible', ''))).toBe(true)
      await page.keyboard.press('Escape')
      await expect(layer).toHaveCount(0)
      await expect(trigger).toBeFocused()
    })
  }
})

const isFocusIn = (selector: string) => Boolean(document.activeElement?.closest(selector))

test('@long a menu and its submenu are used with arrow keys and letters', async ({ page, say }) => {
  const trigger = page.getByRole('button', { name: say('Card actions') })
  await trigger.press('ArrowDown')
  const item = (text: string) => page.getByRole('menuitem', { name: say(text) })
  await expect(item('Rename')).toHaveAttribute('data-highlighted', '')
  await expect.poll(() => page.evaluate(isFocusIn, '[role=menu]')).toBe(true)
  await page.keyboard.press('ArrowDown')
  await expect(item('Copy the card')).toHaveAttribute('data-highlighted', '')
  await page.keyboard.press('End')
  await expect(item('Delete')).toHaveAttribute('data-highlighted', '')
  await page.keyboard.press('Enter')
  await expect(page.getByText(say('The card was deleted'))).toBeVisible()
  await expect(trigger).toBeFocused()

  await trigger.press('Enter')
  await item('Move to').hover()
  const submenu = page.getByRole('menu', { name: say('Move to') })
  await expect(submenu).toBeVisible()
})

test('@long a dialog keeps the focus inside and returns it', async ({ page, say }) => {
  const opener = page.getByRole('button', { name: say('New order') })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: say('New order') })
  await expect(dialog).toBeVisible()
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(isFocusIn, '[role=dialog]')).toBe(true)
  }
  await dialog.getByRole('button', { name: say('Cancel') }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('@long ten thousand rows scroll without an empty row, and keys reach the last one', async ({
  page,
  say,
}) => {
  const list = page.getByRole('list', { name: say('Orders') })
  await list.scrollIntoViewIfNeeded()
  const rows = list.getByRole('listitem')
  expect(await rows.count()).toBeLessThan(60)
  await rows.first().getByRole('button').focus()
  await expect(rows.first()).toHaveAttribute('aria-setsize', '10000')
  await page.keyboard.press('End')
  const last = list.getByText('20-00001')
  await expect(last).toBeVisible()
})

test('@long a control that is too small for touch has free space around it on a touch screen', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, hasTouch: true, viewport: { width: 390, height: 780 } })
  const page = await context.newPage()
  await open(page, 'ui/material-components')
  await expect(page.getByRole('main').getByRole('button').nth(20)).toBeAttached()
  const small = await page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>('main button, main a, main input, main select')
    return [...controls].flatMap(control => {
      // Disabled controls are not pressed, and a link inside a sentence has the height of its line.
      const isInText =
        control.matches('p a, [role=document] a') && getComputedStyle(control).display === 'inline'
      if (isInText || control.matches(':disabled, [aria-hidden=true], [tabindex="-1"]')) return []
      control.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = (control.closest('label') ?? control).getBoundingClientRect()
      if (height >= 44) return []
      const reaches = (dy: number) => {
        const hit = document.elementFromPoint(left + width / 2, top + height / 2 + dy)
        return hit !== null && (control.contains(hit) || hit.closest('label')?.contains(control) === true)
      }
      const isReached = [-21, 0, 21].every(reaches)
      return isReached
        ? []
        : `${control.getAttribute('aria-label') ?? control.textContent}: ${control.outerHTML.slice(0, 90)}`
    })
  })
  expect(small).toEqual([])
  await context.close()
})
