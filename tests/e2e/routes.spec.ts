import type { Page } from '@playwright/test'
import { wholeBrowser } from '#tests/support/browser/built-app.ts'
import { goTo } from '#tests/support/go-to.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'

test.use(wholeBrowser)

/** spec: product.md section 2, the routes and their users */
const forGuests = ['sign-in/outpost', 'sign-up', 'forgot-password', 'reset-password', 'confirmation-required']
const forEveryone = ['home', 'teams', '404-not-found', '500']
const areas = [
  'main/console',
  'main/console/reservation',
  'main/pos',
  'main/take-out',
  'main/take-in',
  'main/inventory',
  'main/fund',
  'main/care',
  'main/list',
  'main/setting',
  'main/admin',
  'main/universal?q=HD-',
  'main/task',
  'main/market-place',
]
const destinations = [
  'main/setting/employee/all/requests/request-1',
  'main/list/product/mens',
  'main/list/product/inbox/watch-1/details',
  'main/task/export',
  'main/task/take-out',
  'main/task/delivery',
  'main/task/import',
]
const gone = [
  'main/list/product/no-such-category',
  'main/list/product/inbox/no-such-product/details',
  'main/setting/employee/all/requests/no-such-request',
  'main/task/no-such-work',
]

test.describe.configure({ timeout: 90_000 })

const pathOf = (page: Page) => new URL(page.url()).pathname.slice(1)
const console_ = /\/main\/console$/

test('a signed-out visitor can open the public and guest pages, and has to sign in for the others', async ({
  page,
}) => {
  await page.goto('sign-in/outpost')
  for (const path of [...forGuests, ...forEveryone]) {
    await page.goto(path)
    await settled(page)
    expect.soft(pathOf(page)).toBe(path)
  }
  // `session.spec.ts` opens every guarded route.
  for (const path of ['main/universal?q=HD-', 'main/task/export', 'main/trash']) {
    await page.goto(path)
    await expect(page.locator('input[type=password]')).toBeVisible()
    expect.soft(new URL(page.url()).searchParams.get('redirectURL'), path).toBe(`/${path}`)
  }
  for (const path of ['', 'signed-in-redirect']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/sign-in\?redirectURL=%2Fmain%2Fconsole$/)
  }
  // Addresses that must not be opened after signing in are not stored.
  for (const path of ['sign-out', 'unlock-session']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/sign-in$/)
  }
  await page.goto('no/such/page')
  await expect(page).toHaveURL(/\/404-not-found$/)
})

test('@long a signed-in user can open every area with its data, and is redirected from guest pages', async ({
  page,
  say,
}) => {
  test.setTimeout(240_000)
  await open(page, 'main/console')
  const titles = new Set<string>()
  const navigation = page.getByRole('navigation').first()
  for (const path of [...areas, ...destinations, ...forEveryone]) {
    await goTo(page, path)
    await settled(page)
    expect.soft(`${pathOf(page)}${new URL(page.url()).search}`).toBe(path)
    titles.add(await page.title())
    if (forEveryone.includes(path)) continue
    await expect.soft(page.locator('main').locator('li, dl, article, form, h2').first(), path).toBeVisible()
    if (areas.includes(path))
      await expect.soft(navigation.locator('[aria-current=page]').first(), path).toBeAttached()
  }
  expect(titles.size).toBe(areas.length + destinations.length + forEveryone.length)

  for (const path of gone) {
    await page.goto(path)
    await expect
      .soft(page.getByRole('heading', { name: say('There is nothing at this address') }), path)
      .toBeVisible()
    await expect.soft(navigation, path).toBeVisible()
  }
})

test('a deleted entry is in the trash and can be restored', async ({ page, say }) => {
  await open(page, 'main/trash')
  await expect(page.getByRole('heading', { name: say('Nothing was deleted') })).toBeVisible()
  await page.goto('apps/tasks/task-2-1')
  const title = await page.locator('textarea').first().inputValue()
  await page.getByRole('button', { name: say('Delete task') }).click()
  await expect(page).toHaveURL(/apps\/tasks$/)
  await page.goto('main/trash')
  const entry = page.locator('main li').filter({ hasText: title })
  await entry.getByRole('button', { name: say('Restore') }).click()
  await expect(entry).toHaveCount(0)
  await page.goto('apps/tasks/task-2-1')
  await expect(page.locator('textarea').first()).toHaveValue(title)
})

test('@long navigating before a screen has faded in causes no error', async ({ page }) => {
  await open(page, 'main/console')
  for (const path of areas) await goTo(page, path)
  await settled(page)
  expect(pathOf(page)).toBe(areas.at(-1))
})

const withCores = (page: Page, cores: number) =>
  page.addInitScript(value => Object.defineProperty(navigator, 'hardwareConcurrency', { value }), cores)

/** Counts the view transitions from now on. Returns a function that returns their number. */
async function countFades(page: Page) {
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    Object.assign(window, { fades: 0 })
    document.startViewTransition = update => {
      Object.assign(window, { fades: Reflect.get(window, 'fades') + 1 })
      return start(update)
    }
  })
  return () => page.evaluate(() => Reflect.get(window, 'fades'))
}

test('@long a slow device shows the next screen without a fade', async ({ page, say }) => {
  await withCores(page, 2)
  await open(page, 'main/console')
  const fades = await countFades(page)
  await page
    .getByRole('navigation')
    .getByRole('link', { name: say('Tasks') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: say('Tasks') })).toBeFocused()
  expect(await fades()).toBe(0)
})

test('@long screens fade into each other, unless the user prefers reduced motion', async ({ page, say }) => {
  await withCores(page, 8)
  await open(page, 'main/console')
  const fades = await countFades(page)
  const navigation = page.getByRole('navigation')
  await navigation.getByRole('link', { name: say('Tasks') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('Tasks') })).toBeFocused()
  await expect.poll(fades).toBe(1)
  await page.locator('main li a').first().click()
  await expect(page.locator('textarea').first()).toBeVisible()
  expect(await fades()).toBe(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await navigation.getByRole('link', { name: say('Console') }).click()
  await expect(page).toHaveURL(console_)
  expect(await fades()).toBe(1)
})
