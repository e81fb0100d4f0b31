import { buildOf, lookForUpdate } from '#tests/support/browser/app-files.ts'
import { apiOf } from '#tests/support/data/api.ts'
import { deploy, secondBuild } from '#tests/support/servers/site.ts'
import { expect, signIn, test } from '#tests/support/test.ts'

test.use({ checksReplies: false })

const throws = 'throw new Error("broken")'

test('row 14: a release whose worker throws when it starts: the data stays, and the next reload installs the good release', async ({
  page,
  say,
}) => {
  const site = await deploy()
  await signIn(page, '/apps/tasks', site.url)
  const api = await apiOf(page)
  await api.send('/api/apps/tasks/task', { method: 'POST', body: { task: { title: 'Trước bản lỗi' } } })
  site.redeploy((path, content) => (path === '/worker.js' ? throws : content))
  await lookForUpdate(page)
  await page.reload()

  site.redeploy(secondBuild)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Trước bản lỗi' })).toBeVisible()
  const update = page.getByRole('button', { name: say('Update') })
  await expect.poll(async () => (await buildOf(page)) === '2' || (await update.isVisible())).toBe(true)
  if (await update.isVisible()) await update.click()
  await expect.poll(() => buildOf(page)).toBe('2')
  await expect(page.getByRole('link', { name: 'Trước bản lỗi' })).toBeVisible()
  site.stop()
})
