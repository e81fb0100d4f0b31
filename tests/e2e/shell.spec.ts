import type { Page } from '@playwright/test'
import { anotherTab } from '#tests/support/browser/another-tab.ts'
import { apiOf } from '#tests/support/data/api.ts'
import { deploy, secondBuild } from '#tests/support/servers/site.ts'
import { expect, open, settled, signIn, test } from '#tests/support/test.ts'
import { wordsOf } from '#tests/support/words.ts'

// The files for offline use are installed before they are needed.
test.use({ fullInstall: true, shopDays: 0 })

const [en, vi] = [wordsOf('en'), wordsOf('vi')]

test('the language changes without a reload, in every tab, and is stored', async ({ page }) => {
  await open(page, 'apps/tasks')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(vi('Tasks'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  const another = await anotherTab(page)
  await another.goto('main/console')
  await settled(another)

  let loads = 0
  page.on('load', () => loads++)
  await page.getByRole('button', { name: vi('Language') }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(heading).toHaveText(en('Tasks'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle(new RegExp(en('Tasks')))
  await expect(another.getByRole('link', { name: en('Console') })).toBeVisible()
  expect(loads).toBe(0)

  await page.reload()
  await expect(heading).toHaveText(en('Tasks'))
  await page.goto('main/console?settings=display')
  const { header } = await sent(page, () => page.getByRole('radio', { name: en('Rose') }).check())
  expect(header['accept-language']).toBe('en')
})

test('scheme and theme change immediately, are saved by the API and are set before the first paint', async ({
  page,
  say,
}) => {
  await open(page, 'main/console?settings=display')
  const saved = await sent(page, () => page.getByRole('radio', { name: say('Dark'), exact: true }).check())
  expect(saved.body).toMatchObject({ scheme: 'dark', theme: 'theme-default' })
  await sent(page, () => page.getByRole('radio', { name: say('Rose') }).check())
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-scheme', 'dark')
  await expect(root).toHaveAttribute('data-theme', 'rose')

  // The state of the page before any script of the app runs: the first script waits for the document.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const { scheme, theme } = document.documentElement.dataset
      const content = document.getElementById('root')?.childElementCount
      Object.assign(window, { atFirst: { scheme, theme, content } })
    })
  })
  await page.reload()
  const atFirst = await page.evaluate(() => Reflect.get(window, 'atFirst'))
  expect(atFirst).toEqual({ scheme: 'dark', theme: 'rose', content: 0 })

  // The server has stored it too: a device that has lost its settings gets them from there.
  await page.evaluate(() => localStorage.removeItem('outpost.display'))
  await page.reload()
  await expect(root).toHaveAttribute('data-theme', 'rose')
  await expect(root).toHaveCSS('color-scheme', 'dark')
})

test('@long the scheme follows the device until the user chooses one', async ({ page, say }) => {
  await open(page, 'main/console')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(ground).not.toBe(light)
  await page.goto('main/console?settings=display')
  await page.getByRole('radio', { name: say('Light'), exact: true }).check()
  await expect.poll(ground).toBe(light)
})

test('every control of the shell can be reached and used by keyboard', async ({ page, say }) => {
  await open(page, 'main/console')
  await page.locator('body').press('Tab')
  await expect(page.getByRole('link', { name: say('Skip to content') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()

  const tasks = page.getByRole('navigation').getByRole('link', { name: say('Tasks') })
  await tasks.focus()
  await expect(tasks).not.toHaveCSS('outline-style', 'none')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/apps\/tasks$/)
  await expect(tasks).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  const menu = page.getByRole('button', { name: say('Language') })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(menu).toBeFocused()
})

test('@long on another screen the focus moves to its heading, and the title is its name', async ({
  page,
  say,
}) => {
  await open(page, 'main/console')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: say('Tasks') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(say('Tasks')))
  await page.goBack()
  await expect(page).toHaveTitle(new RegExp(say('Console')))
})

test('@long navigation beside the page stays as the user has left it', async ({ page, say }) => {
  await open(page, 'main/console')
  const link = page.getByRole('link', { name: say('Tasks') })
  await page.getByRole('button', { name: say('Hide navigation') }).click()
  await expect(link).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: say('Show navigation') }).click()
  await expect(link).toBeVisible()
})

test('@long on a phone the navigation is a drawer', async ({ page, say }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await open(page, 'main/console')
  const button = page.getByRole('button', { name: say('Show navigation') })
  const drawer = page.getByRole('dialog', { name: say('Navigation') })
  await expect(drawer).toBeHidden()
  await button.click()
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await drawer.getByRole('link', { name: say('Tasks') }).click()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/apps\/tasks$/)
})

test('@long a change of the user’s status is shown in other tabs', async ({ page, say }) => {
  await open(page, 'main/console')
  const another = await anotherTab(page)
  await another.goto('main/console')
  await settled(another)
  const account = say('Your account: {name}', { name: 'Nguyễn Thị Hường' })
  await page.getByRole('button', { name: account }).click()
  await page.getByRole('button', { name: say('Status') }).click()
  await page.getByRole('radio', { name: say('Busy') }).check()
  await expect(page.getByRole('radio', { name: say('Busy') })).toBeChecked()
  await another.getByRole('button', { name: account }).click()
  await expect(another.getByRole('button', { name: say('Status') })).toContainText(say('Busy'))
  await page.reload()
  await expect(page.getByRole('button', { name: say('Status') })).toContainText(say('Busy'))
})

test('@long the chip shows the real state of the device', async ({ page, context, say }) => {
  await open(page, 'main/console')
  const chip = page.getByRole('banner').getByRole('status')
  await expect(chip).toHaveText(say('Saved on this device'))
  await context.setOffline(true)
  await expect(chip).toHaveText(say('Offline'))
  await page.reload()
  // Chromium's emulation reports a network again after a reload, until it is set once more.
  await context.setOffline(false)
  await context.setOffline(true)
  await expect(chip).toHaveText(say('Offline'))
  await context.setOffline(false)
  await expect(chip).toHaveText(say('Saved on this device'))
})

test('@long only the empty layout has no shell', async ({ page, say }) => {
  await open(page, 'main/console?layout=empty')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.getByRole('link', { name: say('See all') }).click()
  await expect(page).toHaveURL(/apps\/tasks\?layout=empty$/)
  await expect(page.getByRole('banner')).toHaveCount(0)
})

test('@long the shell around a screen is not printed', async ({ page }) => {
  for (const path of ['main/console', 'apps/tasks']) {
    await (path === 'main/console' ? open(page, path) : page.goto(path))
    await settled(page)
    await expect(page.getByRole('banner')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.locator('#navigation')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.locator('main')).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  }
})

test('a new version is offered, and is installed in every tab with the data kept, when the user agrees', async ({
  page,
  say,
}) => {
  const site = await deploy()
  await signIn(page, '/main/console', site.url)
  const api = await apiOf(page)
  await api.send('/api/apps/tasks/task', { method: 'POST', body: { task: { title: 'Bản cũ' } } })
  const second = await anotherTab(page)
  await second.goto(`${site.url}apps/tasks`)
  await settled(second)
  const offer = page.getByRole('status').filter({ hasText: say('A new version is ready') })
  await expect(offer).toHaveCount(0)

  site.redeploy(secondBuild)
  await page.reload()
  await expect(offer).toBeVisible()
  const build = page.locator('meta[name=build]')
  await expect(build).toHaveCount(0)
  await offer.getByRole('button', { name: say('Update') }).click()
  await expect(build).toHaveCount(1)
  await expect(second.locator('meta[name=build]')).toHaveCount(1)
  await expect(offer).toHaveCount(0)
  expect((await api.tasks()).map(({ title }) => title)).toContain('Bản cũ')
  site.stop()
})

/** Runs a step and returns what it has sent, after the reply. */
async function sent(page: Page, step: () => Promise<void>) {
  const answered = page.waitForResponse(response => response.request().method() === 'PATCH')
  await step()
  const response = await answered
  expect(response.status()).toBe(200)
  const request = response.request()
  return { body: request.postDataJSON(), header: request.headers() }
}
