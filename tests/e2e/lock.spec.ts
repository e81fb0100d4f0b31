import type { Page } from '@playwright/test'
import { anotherTab } from '#tests/support/browser/another-tab.ts'
import { lineOf } from '#tests/support/data/tasks.ts'
import { pathOf } from '#tests/support/path-of.ts'
import { expect, open, sample, test } from '#tests/support/test.ts'

const title = 'So giá túi giấy ba nhà cung cấp'

/** Chooses after how many minutes the app locks, with the settings. */
async function choose(page: Page, say: (text: string, values?: Record<string, string>) => string) {
  await page.goto('apps/tasks?settings=password')
  const choice = page.getByRole('radiogroup', { name: say('Lock after') })
  await expect(choice.getByRole('radio', { name: say('Never') })).toBeChecked()
  const five = say('{minutes} min', { minutes: '5' })
  await choice.getByText(five, { exact: true }).click()
  await expect(choice.getByRole('radio', { name: five, exact: true })).toBeChecked()
}

const isLocked = (page: Page) =>
  expect.poll(() => new URL(page.url()).pathname, 'the page that unlocks').toBe('/unlock-session')

test('after the chosen minutes without input every tab hides its data until the password is entered, and drafts stay', async ({
  page,
  say,
}) => {
  await page.clock.install()
  await open(page, 'apps/tasks')
  await choose(page, say)
  await page.goto('apps/tasks/task-3-3')
  const notes = page.getByRole('textbox', { name: say('Notes') })
  await expect(notes).toBeVisible()
  const other = await anotherTab(page)
  await other.goto('apps/contacts?q=lan')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  const deadline = () => page.evaluate(() => Number(localStorage.getItem('outpost.lock')))
  await expect.poll(deadline).toBeGreaterThan(0)

  // Input in one tab keeps both open.
  await page.clock.fastForward('04:30')
  const before = await deadline()
  let x = 200
  // A tab notices input from the moment when it is idle after its start; a person goes on moving.
  const deadlineAfterInput = async () => {
    await other.mouse.move(++x, 200)
    return deadline()
  }
  await expect.poll(deadlineAfterInput, 'the other tab has noticed the input').toBeGreaterThan(before)
  await page.clock.fastForward('04:30')
  await expect(notes).toBeVisible()
  // Nothing is saved from here on, so that the text is only a draft.
  await page.route('**/api/apps/tasks/task', route => route.abort())
  await notes.fill('Gọi lại buổi chiều')
  await page.clock.fastForward('05:10')
  await isLocked(page)
  await isLocked(other)
  await expect(page.getByText(title)).toHaveCount(0)
  await expect(page.getByText(say('Your session is locked. Enter your password to go on.'))).toBeVisible()
  await page.unroute('**/api/apps/tasks/task')

  // Neither Back, nor a reload, nor another address shows data.
  await page.goBack()
  await isLocked(page)
  await page.reload()
  await isLocked(page)
  await other.goto('apps/notes')
  await isLocked(other)
  await other.goto('apps/contacts?q=lan')
  await isLocked(other)
  await page.goto('apps/tasks/task-3-3')
  await isLocked(page)

  const password = page.getByLabel(say('Password'), { exact: true })
  await password.fill('wrong')
  await password.press('Enter')
  await expect(password).toHaveAccessibleDescription(/Nguyễn Thị Hường/)
  await isLocked(other)
  await password.fill(sample.password)
  await password.press('Enter')
  await expect.poll(() => pathOf(page)).toBe('/apps/tasks/task-3-3')
  await expect(notes).toHaveValue('Gọi lại buổi chiều')
  await expect.poll(() => pathOf(other)).toBe('/apps/contacts?q=lan')
})

test('a device that was closed for longer than the chosen minutes is locked when it is opened', async ({
  page,
  say,
}) => {
  await page.clock.install()
  await open(page, 'apps/tasks')
  await choose(page, say)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('outpost.lock'))).toBeTruthy()
  await page.goto('icons/mark.svg')
  await page.clock.fastForward('10:00')
  await page.goto('apps/tasks')
  await isLocked(page)
  await expect(lineOf(page, title)).toHaveCount(0)
})

test('without a chosen time the app never locks', async ({ page }) => {
  await page.clock.install()
  await open(page, 'apps/tasks')
  await expect(lineOf(page, title)).toBeVisible()
  await page.clock.fastForward('03:00:00')
  await page.mouse.move(200, 200)
  await page.clock.fastForward('03:00:00')
  await expect(lineOf(page, title)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('outpost.lock'))).toBeNull()
})
