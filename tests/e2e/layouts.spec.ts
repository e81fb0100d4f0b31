import type { Page } from '@playwright/test'
import { type Layout, layouts } from '#src/contract/shared/display.ts'
import { anotherTab } from '#tests/support/browser/another-tab.ts'
import { horizontalOverflow } from '#tests/support/screens.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'
import type { wordsOf } from '#tests/support/words.ts'

const withRows = ['centered', 'enterprise', 'material', 'modern'] as const

const show = async (page: Page, layout: string, path = 'main/console') => {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}layout=${layout}`)
  await settled(page)
}
const navigation = (page: Page) => page.getByRole('navigation').first()

type Arranged = (page: Page, say: ReturnType<typeof wordsOf>) => Promise<void>

const groupIn = (page: Page, say: ReturnType<typeof wordsOf>) =>
  navigation(page).getByText(say('Stock'), { exact: true })
const inGroups: Arranged = (page, say) => expect.soft(groupIn(page, say)).toBeAttached()
/** A column of icons opens its groups at the side, a row below. */
const inBranches: Arranged = async (page, say) => {
  await expect.soft(groupIn(page, say)).toHaveCount(0)
  await expect.soft(navigation(page).getByRole('button').first()).toBeVisible()
}

/** How the navigation of each layout is recognised. */
const arrangements: Record<Exclude<Layout, 'empty'>, Arranged> = {
  classic: inGroups,
  classy: inGroups,
  dense: inGroups,
  compact: inBranches,
  centered: inBranches,
  enterprise: inBranches,
  material: inBranches,
  modern: inBranches,
  futuristic: page => expect(navigation(page).locator('hr')).not.toHaveCount(0),
  thin: async (page, say) => {
    const tasks = navigation(page).getByRole('link', { name: say('Tasks') })
    await expect(tasks).toBeVisible()
    await tasks.hover()
    // The name of the link itself is hidden.
    await expect(
      page.locator('[role=presentation] > [aria-hidden=true]', { hasText: say('Tasks') }),
    ).toBeVisible()
  },
}

async function printsAlone(page: Page, layout: Layout) {
  await page.emulateMedia({ media: 'print' })
  for (const role of ['navigation', 'banner', 'contentinfo'] as const)
    await expect.soft(page.getByRole(role), layout).toHaveCount(0)
  await expect.soft(page.locator('main')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
}

test.describe.configure({ timeout: 90_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('@long on a phone the navigation of every layout is a drawer, and the layout of the address stays', async ({
  page,
  say,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, 'main/console')
  for (const layout of ['thin', 'modern']) {
    await show(page, layout)
    await page.getByRole('button', { name: say('Show navigation') }).click()
    const drawer = page.getByRole('dialog', { name: say('Navigation') })
    await drawer.getByRole('link', { name: say('Tasks') }).click()
    await expect(page).toHaveURL(new RegExp(`tasks\\?layout=${layout}`))
    await expect(drawer).toBeHidden()
  }
  await show(page, 'empty')
  await expect(page.getByRole('banner')).toHaveCount(0)
})

test('@long at 1280 px a bar with the navigation shows the shop and the page, and has enough space for the navigation', async ({
  page,
  say,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, 'main/console')
  for (const layout of ['centered', 'modern'])
    for (const [path, title] of [
      ['main/console', say('Console')],
      ['apps/contacts', say('Contacts')],
    ] as const) {
      await show(page, layout, path)
      const banner = page.getByRole('banner')
      await expect(banner.getByText('Tạp hoá Nhà Sương')).toBeVisible()
      await expect(banner.getByText(title).first()).toBeVisible()
      await expect(navigation(page).getByRole('link').nth(1)).toBeVisible()
      expect(await horizontalOverflow(page), layout).toBeLessThanOrEqual(0)
    }
})

test('@long each layout has its own arrangement of the navigation, fits every width and prints only the screen', async ({
  page,
  say,
}) => {
  // Eleven layouts at four widths.
  test.setTimeout(300_000)
  await open(page, 'main/console')
  for (const layout of layouts) {
    await show(page, layout)
    if (layout !== 'empty') await arrangements[layout](page, say)
    await printsAlone(page, layout)
    for (const width of [320, 820, 1000, 1280]) {
      await page.setViewportSize({ width, height: 780 })
      await expect.poll(() => horizontalOverflow(page), `${layout} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})

test('@long the narrow column expands under the pointer and the keyboard, and stays expanded when the user chooses it', async ({
  page,
  say,
}) => {
  await open(page, 'main/console')
  await show(page, 'dense')
  const widthOf = async () => (await page.locator('#navigation nav').boundingBox())?.width
  const place = async () => (await page.locator('#navigation').boundingBox())?.width
  await page.mouse.move(700, 500)
  await expect.poll(widthOf).toBe(80)
  await page.mouse.move(40, 300)
  await expect.poll(widthOf).toBe(280)
  expect(await place(), 'over the page').toBe(80)
  await page.mouse.move(700, 500)
  await expect.poll(widthOf).toBe(80)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect.poll(widthOf).toBe(280)
  // By keyboard, because the pointer would first have to leave the column, which collapses it.
  await page.getByRole('button', { name: say('Wide navigation') }).press('Enter')
  await expect.poll(place, 'beside the page').toBe(280)
  await page.reload()
  await expect.poll(place).toBe(280)
  await page.getByRole('button', { name: say('Narrow navigation') }).press('Enter')
  await expect.poll(place).toBe(80)
})

test('@long groups open to the sixth level by keyboard, and stay open after a reload', async ({ page }) => {
  await open(page, 'main/console')
  await show(page, 'classic')
  const branch = (id: string) => navigation(page).getByRole('button', { name: id, exact: true })
  await branch('Kiểu mục điều hướng').focus()
  await page.keyboard.press('ArrowRight')
  for (let level = 0; level < 6; level++) {
    await page.keyboard.press('ArrowDown')
    await expect(branch(`Cấp ${level}`)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(branch(`Cấp ${level}`)).toHaveAttribute('aria-expanded', 'true')
  }
  const last = navigation(page).getByRole('link', { name: 'Cấp 6' })
  await expect(last).toBeVisible()
  await page.reload()
  await expect(last).toBeVisible()
  await last.press('Enter')
  await expect(page).toHaveURL(/apps\/tasks\?.*open=true/)
  await expect(last).toHaveAttribute('aria-current', 'page')
  // The new screen takes the focus when it is shown.
  await expect(page.getByRole('heading', { level: 1, name: 'Công việc' })).toBeFocused()
  await branch('Cấp 5').press('ArrowLeft')
  await expect(last).toBeHidden()
  // Most links of the navigation are in closed branches; they would make each start slower.
  await expect(navigation(page).locator('[hidden] *')).toHaveCount(0)
})

test('@long the row opens its groups by keyboard, and items that do not fit are in one more menu', async ({
  page,
  say,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 })
  await open(page, 'main/console')
  for (const layout of withRows) {
    await show(page, layout)
    const more = navigation(page).getByRole('button', { name: say('More') })
    await more.press('Enter')
    const sheet = page.getByRole('dialog', { name: say('More') })
    const branch = sheet.getByRole('button').first()
    await expect(sheet.locator('a, button').first()).toBeFocused()
    while (!(await branch.evaluate(element => element === document.activeElement)))
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await expect(branch).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(more).toBeFocused()
  }
})

test('@long a chosen layout is used immediately and after a reload, in the language of the user', async ({
  page,
}) => {
  const row = (tab: Page) => tab.getByRole('banner').getByRole('navigation')
  await open(page, 'main/console')
  const another = await anotherTab(page)
  await another.goto('main/console')
  await settled(another)
  await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('outpost.session')}` }
    const body = JSON.stringify({ theme: 'theme-teal', scheme: 'dark', layout: 'modern' })
    await fetch('/api/admin/preference/update/favourite', { method: 'PATCH', headers, body })
    new BroadcastChannel('outpost.invalidation').postMessage([['navigation', 'preferences']])
  })
  for (const tab of [page, another]) {
    await expect(tab.locator('html')).toHaveAttribute('data-theme', 'teal')
    await expect(tab.locator('html')).toHaveAttribute('data-scheme', 'dark')
    await expect(row(tab).getByRole('link', { name: 'Bàn làm việc' })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Ngôn ngữ' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  for (const tab of [page, another])
    await expect(row(tab).getByRole('link', { name: 'Console' })).toBeVisible()
  await page.reload()
  await expect(row(page).getByRole('link', { name: 'Console' })).toBeVisible()
})
