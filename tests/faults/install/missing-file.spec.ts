import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileCaches } from '#tests/support/browser/app-files.ts'
import { deploy, dist } from '#tests/support/servers/site.ts'
import { expect, signIn, test } from '#tests/support/test.ts'

test.use({ checksReplies: false, expectedErrors: /module|Failed to fetch/ })

const page = readFileSync(join(dist, 'index.html'), 'utf8')
const linked = (pattern: RegExp) => pattern.exec(page)?.[1] ?? ''

for (const { what, path } of [
  { what: 'script', path: linked(/<script type="module"[^>]* src="([^"]+)"/) },
  { what: 'style sheet', path: `/${linked(/data-styles="\S+ (\S+)/)}` },
  { what: 'catalog of texts', path: '/i18n/vi.json' },
])
  test(`row 13: without the ${what} of the first page and without a network a message is shown, and the page loads when the network is back`, async ({
    page,
    context,
    say,
  }) => {
    const site = await deploy()
    await signIn(page, '/apps/tasks', site.url)
    const [name = ''] = await fileCaches(page)
    const isDeleted = await page.evaluate(async ({ name, path }) => (await caches.open(name)).delete(path), {
      name,
      path,
    })
    expect(isDeleted, path).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Outpost chưa mở được' })).toBeVisible()
    await expect(page.getByText('Connect to the network and try again')).toBeVisible()
    await page.getByRole('button', { name: 'Thử lại' }).click()
    await expect(page.getByRole('heading', { name: 'Outpost chưa mở được' })).toBeVisible()

    await context.setOffline(false)
    await expect(page.getByRole('textbox', { name: say('Add a task') })).toBeVisible()
    site.stop()
  })
