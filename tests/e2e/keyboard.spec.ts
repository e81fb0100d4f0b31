import type { Page } from '@playwright/test'
import { expect, open, settled, test } from '#tests/support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Returns the element with the focus. */
const focused = (page: Page) => page.locator(':focus')

/** Returns whether the focus is visible. */
const isRinged = (page: Page) =>
  focused(page).evaluate(element => {
    // A field shows its ring around the whole frame.
    const ringed = element instanceof HTMLInputElement ? element.parentElement : element
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(ringed ?? element)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  })

/**
 * Presses Tab until the focus is in the screen itself. Returns the names of the elements before it, each of which has a
 * ring.
 */
async function tabThrough(page: Page) {
  const names: string[] = []
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    const { name, isInMain } = await focused(page).evaluate(element => ({
      name: element.getAttribute('aria-label') || element.textContent?.trim() || element.outerHTML,
      isInMain: element.closest('main') !== null,
    }))
    if (isInMain) return names
    expect.soft(await isRinged(page), name).toBe(true)
    names.push(name)
  }
  throw new Error('Tab never reaches the screen')
}

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: RegExp) {
  const isThere = () =>
    focused(page).evaluate(
      (element, source) =>
        new RegExp(source).test(element.getAttribute('aria-label') || element.textContent?.trim() || ''),
      name.source,
    )
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    if (await isThere()) return
  }
  throw new Error(`Tab never reaches ${name}`)
}

test('Tab reaches every control of the shell, in reading order', async ({ page, say }) => {
  await open(page, 'main/console?layout=classic')
  const names = await tabThrough(page)
  const order = [
    say('Skip to content'),
    say('Console'),
    // The journal, whose name is in the navigation's data.
    'Sổ chứng từ',
    say('Hide navigation'),
    say('Search everything'),
    say('Language'),
    say('Shortcuts'),
  ]
  expect(names.filter(name => order.includes(name))).toEqual(order)
  const buttons = await page.getByRole('banner').getByRole('button').filter({ visible: true }).count()
  expect(names.length).toBeGreaterThan(buttons)
})

test('@long a user with only a keyboard can search, read, chat, choose and sign out', async ({
  page,
  say,
}) => {
  // It loads six pages and presses some hundred keys.
  test.slow()
  await open(page, 'main/console?layout=classic')
  const layer = page.getByRole('dialog')
  const within = page.locator('[role=dialog]:focus-within')

  // Every panel opens with Enter, takes the focus, and returns it on Escape.
  for (const name of [say('Shortcuts'), say('Messages'), say('Notifications'), say('Team chat')]) {
    await page.reload()
    await settled(page)
    await tabTo(page, new RegExp(`^${name}`))
    const button = await focused(page).elementHandle()
    await page.keyboard.press('Enter')
    await expect(layer).toBeVisible()
    await expect(within).toHaveCount(1)
    if ((await layer.getAttribute('aria-modal')) === 'true') {
      for (let step = 0; step < 25; step++) await page.keyboard.press('Tab')
      await expect(within, `${name} holds the focus`).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(layer).toHaveCount(0)
    expect(await button?.evaluate(element => element === document.activeElement), name).toBe(true)
  }

  // A colleague is chosen with Enter, and a message is sent with Enter.
  await page.keyboard.press('Enter')
  await tabTo(page, /Lê Minh Châu/)
  await page.keyboard.press('Enter')
  await tabTo(page, /cho Lê Minh Châu$/)
  await expect(page.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('Chị xuống kho 2 nhé')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText('Chị xuống kho 2 nhé')
  await page.keyboard.press('Escape')
  await expect(layer).toHaveCount(0)

  // The account panel opens the settings, in which arrow keys choose.
  await page.reload()
  await settled(page)
  await tabTo(page, new RegExp(`^${say('Your account')}`))
  await page.keyboard.press('Enter')
  await expect(layer).toBeVisible()
  await tabTo(page, new RegExp(`^${say('Display settings')}`))
  await page.keyboard.press('Enter')
  const light = page.getByRole('radio', { name: say('Light'), exact: true })
  await expect(light).toBeVisible()
  await settled(page)
  const html = page.locator('html')
  await expect(html, 'as the device has it').not.toHaveAttribute('data-scheme')
  for (let step = 0; step < 10 && !(await page.locator('[name]:focus').count()); step++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(html).toHaveAttribute('data-scheme', /light|dark/)
})
