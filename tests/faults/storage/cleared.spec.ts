import type { Page } from '@playwright/test'
import { openBackups, saveBackup } from '#tests/support/data/backups.ts'
import { sendTo } from '#tests/support/data/tasks.ts'
import { expect, fillIn, open, signIn, test } from '#tests/support/test.ts'

// The router logs why a screen did not load: the key for checking tokens was deleted too. Clearing ends transactions of the
// open page; the browser names an error of Dexie by its class, which has one letter in the build.
test.use({ expectedErrors: /Trình duyệt đã xoá dữ liệu|Hãy đăng nhập để tiếp tục|AbortError|^\w$/ })

const title = 'Việc trước khi bị xoá'

/** Clears data that the browser stores for the site: some types, or all. */
async function clear(page: Page, storageTypes: string, { origin } = new URL(page.url())) {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes })
}

test('row 25: a database that the browser has cleared is reported, and a backup restores it', async ({
  page,
  say,
}) => {
  await openBackups(page)
  await sendTo(page, 'POST', '/api/apps/tasks/task', { task: { title } })
  const file = await saveBackup(page, say)

  await clear(page, 'indexeddb')
  await page.goto('apps/tasks')
  const problem = page.getByRole('alertdialog')
  await expect(problem.getByRole('heading')).toHaveText(
    say('The browser has cleared what was on this device'),
  )
  await problem.getByLabel(say('Backup file')).setInputFiles({
    name: 'khac.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  })
  await expect(problem.getByRole('alert')).toContainText('không phải bản sao lưu')
  await problem.getByLabel(say('Backup file')).setInputFiles(file)
  await expect(problem).toHaveCount(0)
  // The key for checking tokens was deleted too, so the user signs in again.
  await fillIn(page)
  await page.waitForURL('**/apps/tasks')
  await expect(page.getByText(title)).toBeVisible()
})

test('row 25: a database that the browser has cleared is filled with the sample only when the user chooses it', async ({
  page,
  say,
}) => {
  await open(page, 'apps/tasks')
  await sendTo(page, 'POST', '/api/apps/tasks/task', { task: { title } })
  await clear(page, 'indexeddb')
  await page.goto('apps/tasks')
  const problem = page.getByRole('alertdialog')
  await expect(problem).toBeVisible()
  await page.reload()
  await problem.getByRole('button', { name: say('Start with the sample') }).click()
  await expect(problem).toHaveCount(0)
  // The key for checking tokens was deleted too, so the user signs in again.
  await fillIn(page)
  await page.waitForURL('**/apps/tasks')
  await expect(page.getByText('So giá túi giấy ba nhà cung cấp')).toBeVisible()
  await expect(page.getByText(title)).toHaveCount(0)
})

test('row 26: after all data of the site was cleared, the next visit is a first visit', async ({ page }) => {
  await open(page, 'apps/tasks')
  const site = new URL(page.url())
  // An open page of the app could store data again.
  await page.goto('about:blank')
  await clear(page, 'all', site)
  await signIn(page, '/apps/tasks')
  await expect(page.getByText('So giá túi giấy ba nhà cung cấp')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
