import type { Page } from '@playwright/test'
import { anotherTab } from '#tests/support/browser/another-tab.ts'
import { rowOf } from '#tests/support/data/contacts.ts'
import { insert } from '#tests/support/data/insert.ts'
import { cardOf, cardsOf } from '#tests/support/data/notes.ts'
import { insertTasks, lineOf, shownTitles } from '#tests/support/data/tasks.ts'
import { filled } from '#tests/support/filled.ts'
import { expect, open, settled, test } from '#tests/support/test.ts'

const KiB = 1024
const ticked = 'Thay bóng đèn kho sau'

/**
 * Records the calls of the page from now on, and the sizes of their replies in bytes, without hubs and the chat, which
 * connect when the page is idle.
 */
function watchCalls(page: Page) {
  const calls: { name: string; bytes: Promise<number> }[] = []
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith('/api/') || /-hub|\/api\/chat\//.test(pathname)) return
    const name = `${response.request().method()} ${pathname}`
    const bytes = response.body().then(body => body.length)
    // The page may be closed before the reply of a call that nobody checks.
    bytes.catch(() => undefined)
    calls.push({ name, bytes })
  })
  return calls
}

test('completing one of 10,000 tasks costs at most 2 calls and 8 KiB of replies', async ({ page }) => {
  await open(page, 'main/console')
  await insertTasks(page, 10_000)
  const counted = page.waitForResponse(/navigation\/counts$/)
  await page.goto('apps/tasks')
  await settled(page)
  const tick = lineOf(page, ticked).getByRole('checkbox')
  await tick.scrollIntoViewIfNeeded()
  const badge = page.getByRole('link', { name: /^Công việc/ }).first()
  const open10k = await badge.innerText()

  // The chat has connected and has counted its messages.
  await counted
  const calls = watchCalls(page)
  await tick.check()
  await expect(badge).not.toHaveText(open10k, { useInnerText: true })
  await settled(page)
  const bytes = await Promise.all(calls.map(call => call.bytes))
  const report = calls.map(({ name }, index) => `${name}: ${bytes[index]} B`).join('\n')
  expect(calls.length, report).toBeGreaterThan(0)
  expect(calls.length, report).toBeLessThanOrEqual(2)
  expect(
    bytes.reduce((sum, size) => sum + size, 0),
    report,
  ).toBeLessThanOrEqual(8 * KiB)
})

test('an addition, an edit, a move, a tag, a removal and its undo load no list, in this tab and in another one', async ({
  page,
  say,
}) => {
  await open(page, 'apps/tasks')
  await lineOf(page, ticked).waitFor()
  const second = await anotherTab(page)
  await second.goto('apps/tasks')
  await lineOf(second, ticked).waitFor()
  await settled(second)
  const calls = [watchCalls(page), watchCalls(second)]
  const same = async () => {
    const shown = await shownTitles(page)
    await expect.poll(() => shownTitles(second)).toEqual(shown)
  }

  const add = page.getByRole('textbox', { name: say('Add a task') })
  await add.fill('Gọi thợ khoá')
  await add.press('Enter')
  await expect(lineOf(page, 'Gọi thợ khoá')).toBeVisible()
  await same()
  await lineOf(page, 'Gọi thợ khoá').getByRole('link').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(async () => (await shownTitles(page))[0]).not.toBe('Gọi thợ khoá')
  await same()
  await lineOf(page, ticked).getByRole('link').click()
  await page.getByRole('textbox', { name: say('Title') }).fill('Thay đèn kho')
  await expect(lineOf(second, 'Thay đèn kho')).toBeVisible()
  await page.getByRole('button', { name: say('Change tags') }).click()
  const find = page.getByRole('textbox', { name: say('Find or create a tag') })
  await find.fill('Điện')
  await find.press('Enter')
  await expect(lineOf(second, 'Thay đèn kho').getByText('Điện')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: say('Delete task') }).click()
  await expect(lineOf(second, 'Thay đèn kho')).toHaveCount(0)
  await page.getByRole('button', { name: say('Undo') }).click()
  await expect(lineOf(second, 'Thay đèn kho')).toBeVisible()
  await same()

  for (const made of calls) {
    expect(made.map(({ name }) => name)).toContain('GET /api/auth/common/navigation/counts')
  }
  // Other domains, such as the reminders of notes, load when the page is idle.
  const ofTasks = filled(calls.flat().filter(({ name }) => name.includes('/api/apps/tasks/')))
  for (const { name, bytes } of ofTasks) expect(await bytes, name).toBeLessThanOrEqual(2 * KiB)
})

test('@long the screen with all lists loads the counts of entries, with 10,000 contacts, and no list', async ({
  page,
}) => {
  await open(page, 'main/console')
  const contacts = Array.from({ length: 10_000 }, (_, index) => ({
    id: `many-${index}`,
    name: `Người ${index}`,
  }))
  await insert(page, 'contacts', 'dang-quynh-anh', contacts)
  const calls = watchCalls(page)
  await page.goto('main/list')
  await settled(page)
  await expect(page.getByRole('main').getByRole('link', { name: /10\.1\d\d/ })).toBeVisible()
  expect(calls.map(({ name }) => name)).toContain('GET /api/dashboards/counts')
  for (const { name, bytes } of calls) expect(await bytes, name).toBeLessThanOrEqual(100 * KiB)
})

/** Checks the recorded calls of an app in each tab: at least one, and each reply is small. */
async function expectSmall(made: ReturnType<typeof watchCalls>[], app: string) {
  // The shell reads the reminders once, when it is idle.
  for (const calls of made)
    expect(calls.filter(({ name }) => name.endsWith('/reminders')).length).toBeLessThanOrEqual(1)
  const own = filled(
    made.flat().filter(({ name }) => name.includes(`/api/apps/${app}`) && !name.endsWith('/reminders')),
  )
  for (const { name, bytes } of own) expect(await bytes, name).toBeLessThanOrEqual(2 * KiB)
}

test('@long an addition, an edit, a removal and its undo of a contact load no list, in this tab and in another one', async ({
  page,
  say,
  paneRole,
}) => {
  await open(page, 'apps/contacts')
  const second = await anotherTab(page)
  await second.goto('apps/contacts')
  for (const tab of [page, second]) await rowOf(tab, 'Đặng Quỳnh Anh').waitFor()
  const calls = [watchCalls(page), watchCalls(second)]

  await page.keyboard.press('n')
  const pane = page.getByRole(paneRole).last()
  await pane.getByRole('textbox', { name: say('Name') }).fill('Ấu Thị Lan')
  await pane.getByRole('textbox', { name: say('Job title') }).fill('Giao bánh')
  await expect(rowOf(second, 'Ấu Thị Lan')).toContainText('Giao bánh')
  await expect(rowOf(page, 'Ấu Thị Lan')).toContainText('Giao bánh')
  await pane.getByRole('button', { name: say('Delete contact') }).click()
  await expect(rowOf(page, 'Ấu Thị Lan')).toHaveCount(0)
  await expect(rowOf(second, 'Ấu Thị Lan')).toHaveCount(0)
  await page.getByRole('button', { name: say('Undo') }).click()
  await expect(rowOf(page, 'Ấu Thị Lan')).toContainText('Giao bánh')
  await expect(rowOf(second, 'Ấu Thị Lan')).toContainText('Giao bánh')
  await expectSmall(calls, 'contacts')
})

test('@long an addition, an edit, a removal and its undo of a note load no list, in this tab and in another one', async ({
  page,
  say,
}) => {
  await open(page, 'apps/notes')
  const second = await anotherTab(page)
  await second.goto('apps/notes')
  for (const tab of [page, second]) await cardsOf(tab).first().waitFor()
  const calls = [watchCalls(page), watchCalls(second)]

  const composer = page.getByRole('textbox', { name: say('Write a note'), exact: true })
  await composer.fill('Đơn cô Tám')
  await composer.press('Enter')
  await expect(cardOf(second, 'Đơn cô Tám')).toBeVisible()
  await cardOf(page, 'Đơn cô Tám').getByRole('link').click()
  const dialog = page.getByRole('dialog').first()
  await dialog.getByRole('textbox', { name: say('Title') }).fill('Đơn cô Bảy')
  await expect(cardOf(second, 'Đơn cô Bảy')).toBeVisible()
  await dialog.getByRole('button', { name: say('More actions') }).click()
  await page.getByRole('menuitem', { name: say('Delete'), exact: true }).click()
  await expect(cardOf(second, 'Đơn cô Bảy')).toHaveCount(0)
  await page.getByRole('button', { name: say('Undo') }).click()
  await expect(cardOf(page, 'Đơn cô Bảy')).toBeVisible()
  await expect(cardOf(second, 'Đơn cô Bảy')).toBeVisible()
  await expectSmall(calls, 'notes')
})
