import { keptFiles } from '#tests/support/browser/app-files.ts'
import { lineOf } from '#tests/support/data/tasks.ts'
import { expect, open, test } from '#tests/support/test.ts'

// The files for offline use are installed before they are needed.
test.use({ fullInstall: true })

const title = 'So giá túi giấy ba nhà cung cấp'

test('row 13: an app whose files were cleared shows a message offline, and works again with a network', async ({
  page,
  context,
}) => {
  await open(page, 'apps/tasks')
  await page.evaluate(async () => Promise.all((await caches.keys()).map(name => caches.delete(name))))
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Chưa có mạng' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link').click()
  await expect(lineOf(page, title)).toBeVisible()
  await expect.poll(async () => (await keptFiles(page)).count).toBeGreaterThan(100)
  await context.setOffline(true)
  await page.reload()
  await expect(lineOf(page, title)).toBeVisible()
})
