import type { Page } from '@playwright/test'
import { filled } from '#tests/support/filled.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'

test.use({ installed: false, checksReplies: false })

/** The indices of the style sheets in the page. */
const sheets = (page: Page) =>
  page
    .locator('link[data-sheet]')
    .evaluateAll(all => all.map(link => Number(link instanceof HTMLElement && link.dataset.sheet)))

/**
 * Replaces the style sheet by the one with the styles of all screens, and then this one by the first. Returns the number of
 * elements, and each property of one that each of the two replacements changes: what has only arrived in the meantime, an
 * icon for example, changes once.
 */
const changedByAllStyles = (page: Page) =>
  page.evaluate(async () => {
    const elements = [...document.body.querySelectorAll('*')]
    const looks = () =>
      elements.flatMap(element =>
        [null, '::before', '::after'].map(pseudo => {
          const style = getComputedStyle(element, pseudo)
          if (pseudo && style.content === 'none') return {}
          return Object.fromEntries([...style].map(name => [name, style.getPropertyValue(name)]))
        }),
      )
    const replace = async (sheet: Element | null, href = '') => {
      const next = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
      const loaded = new Promise(resolve => next.addEventListener('load', resolve))
      sheet?.after(next)
      await loaded
      sheet?.remove()
      return next
    }
    const names = document.querySelector<HTMLElement>('script[data-styles]')?.dataset.styles?.split(' ') ?? []
    const own = document.querySelector<HTMLLinkElement>('link[data-sheet]')
    // What still loads has an animation without an end.
    for (const animation of document.getAnimations()) animation.pause()
    const before = looks()
    const all = await replace(own, `/${names.at(-1)}`)
    const after = looks()
    await replace(all, own?.href)
    const again = looks()
    const changed = before.flatMap((look, index) =>
      Object.keys(look).flatMap(name => {
        const value = after[index]?.[name]
        return value === look[name] || value === again[index]?.[name]
          ? []
          : `${index} ${name}: ${look[name]} → ${value}`
      }),
    )
    return { elements: elements.length, changed }
  })

test('the sign-in page looks the same with the styles of all screens', async ({ page }) => {
  await page.goto('sign-in/outpost')
  await settled(page)
  expect(await sheets(page)).toEqual([0])
  const { elements, changed } = await changedByAllStyles(page)
  expect(elements).toBeGreaterThan(50)
  expect(changed).toEqual([])
})

for (const path of filled(['apps/tasks', 'main/console']))
  test(`${path} loads the styles of the first screens, and looks the same with those of all`, async ({
    page,
  }) => {
    await open(page, path)
    expect(await sheets(page)).toEqual([1])
    const { elements, changed } = await changedByAllStyles(page)
    expect(elements).toBeGreaterThan(300)
    expect(changed).toEqual([])
  })

test('another screen replaces the style sheet by that of all screens', async ({ page, say }) => {
  await open(page, 'apps/tasks')
  expect(await sheets(page)).toEqual([1])
  await page.locator('a[href$="/apps/contacts"]').first().click()
  await expect(page.getByRole('heading', { level: 1, name: say('Contacts') })).toBeVisible()
  expect(await sheets(page)).toEqual([2])
  await page.goBack()
  await expect(page.getByRole('textbox', { name: say('Add a task') })).toBeVisible()
  expect(await sheets(page)).toEqual([2])
})
