import { randomBytes } from 'node:crypto'
import type { Note } from '#src/contract/notes.ts'
import { canBeFull } from '#tests/support/browser/worker-code.ts'
import { apiOf } from '#tests/support/data/api.ts'
import { lineOf } from '#tests/support/data/tasks.ts'
import { deploy } from '#tests/support/servers/site.ts'
import { expect, signIn, test } from '#tests/support/test.ts'

const title = 'So giá túi giấy ba nhà cung cấp'

/** Deploys the app for a device that the test can fill, or that is full from the start. */
async function deployFillable(isFull: boolean) {
  const site = await deploy()
  site.redeploy((path, content) => (path === '/worker.js' ? canBeFull(isFull) + content : content))
  return site
}

test('row 23: on a full device a task can be deleted permanently after a question, and the screen shows that the device is full', async ({
  page,
  say,
}) => {
  const site = await deployFillable(false)
  await signIn(page, '/apps/tasks', site.url)
  const api = await apiOf(page)
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('fill'))

  await lineOf(page, title).getByRole('link').click()
  await page.getByRole('button', { name: say('Delete task') }).click()
  const question = page.getByRole('alertdialog', { name: say('This device is full') })
  await question.getByRole('button', { name: say('Cancel') }).click()
  await expect(page.locator('#toasts').getByText('Thiết bị đã đầy')).toBeVisible()
  await expect(lineOf(page, title)).toBeVisible()

  await lineOf(page, title).getByRole('link').click()
  await page.getByRole('button', { name: say('Delete task') }).click()
  await question.getByRole('button', { name: say('Delete for good') }).click()
  await expect(lineOf(page, title)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('textbox', { name: say('Add a task') })).toBeVisible()
  await expect(lineOf(page, title)).toHaveCount(0)
  expect((await api.tasks()).map(task => task.title)).not.toContain(title)
  site.stop()
})

test('row 23: on a full device the trash can be emptied, without a second question', async ({
  page,
  say,
}) => {
  const site = await deployFillable(false)
  await signIn(page, '/apps/tasks', site.url)
  const api = await apiOf(page)
  await lineOf(page, title).getByRole('link').click()
  await page.getByRole('button', { name: say('Delete task') }).click()
  await expect(lineOf(page, title)).toHaveCount(0)
  await page.goto(`${site.url}main/trash`)
  const row = page.getByRole('listitem').filter({ hasText: title })
  await expect(row).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('fill'))
  await page.getByRole('button', { name: say('Empty the trash') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Delete for good') })
    .click()
  await expect(row).toHaveCount(0)
  await expect.poll(async () => (await api.send('/api/admin/trash')).reply).toEqual([])
  site.stop()
})

test('row 24: on a device without room for the first visit the page says so, and goes on when there is room', async ({
  page,
  say,
}) => {
  const site = await deployFillable(true)
  await page.goto(`${site.url}sign-in/outpost`)
  const problem = page.getByRole('alertdialog')
  await expect(problem.getByRole('heading')).toHaveText(say('This device is full'))
  const retry = problem.getByRole('button', { name: say('Try again') })
  await retry.click()
  await expect(retry).toBeEnabled()

  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage('free'))
  await retry.click()
  await expect(problem).toHaveCount(0)
  await signIn(page, '/apps/tasks', site.url)
  await expect(lineOf(page, title)).toBeVisible()
})

test('row 23: a full disk causes 507, and stored data stays', async ({ page, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin
  const session = await page.context().newCDPSession(page)
  // Before anything is stored, because the browser caches the quota for a while.
  await page.goto('icons/mark.svg')
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 12 * 1024 * 1024 })
  await page.goto('sign-in/outpost')
  const api = await apiOf(page)
  const titles = async () => {
    const { reply } = await api.send('/api/apps/notes/all')
    return (reply as Note[]).map(({ title }) => title)
  }
  const before = await titles()
  // Random data, because stored data is compressed.
  const image = `data:image/png;base64,${randomBytes(2_000_000).toString('base64')}`
  const statuses: number[] = []
  while (!statuses.includes(507) && statuses.length < 20) {
    const body = { note: { title: 'Lớn', image } }
    statuses.push((await api.send('/api/apps/notes', { method: 'POST', body })).status)
  }
  expect(statuses.at(-1)).toBe(507)
  const written = statuses.filter(status => status === 200).map(() => 'Lớn')
  expect(await titles()).toEqual([...written, ...before])
})
