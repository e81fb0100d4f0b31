import type { Page } from '@playwright/test'
import { filled } from '#tests/support/filled.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'

test.use({ checksReplies: false })

/** The indices of the style sheets in the page. */
const sheets = (page: Page) =>
  page
    .locator('link[data-sheet]')
    .evaluateAll(all => all.map(link => Number(link instanceof HTMLElement && link.dataset.sheet)))

/**
 * Replaces the style sheet by the one with the styles of all screens. Returns the elements, and each property of one that
 * has another value then.
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
    const before = looks()
    const names = document.querySelector<HTMLElement>('script[data-styles]')?.dataset.styles?.split(' ') ?? []
    const old = document.querySelector<HTMLElement>('link[data-sheet]')
    const all = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `/${names.at(-1)}` })
    const loaded = new Promise(resolve => all.addEventListener('load', resolve))
    old?.after(all)
    await loaded
    old?.remove()
    const after = looks()
    const changed = before.flatMap((look, index) =>
      Object.keys(look).flatMap(name =>
        look[name] === after[index]?.[name]
          ? []
          : `${index} ${name}: ${look[name]} → ${after[index]?.[name]}`,
      ),
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
