import type { Task } from '#src/contract/tasks.ts'
import { chunkAddresses } from '#tests/support/browser/chunk-addresses.ts'
import { controlled, workerOf } from '#tests/support/browser/worker.ts'
import { withWorkerCode } from '#tests/support/browser/worker-code.ts'
import { apiOf } from '#tests/support/data/api.ts'
import { deploy } from '#tests/support/servers/site.ts'
import { expect, sample, test } from '#tests/support/test.ts'

// The files for offline use are installed before they are needed.
test.use({ fullInstall: true })

const title = (task: Task) => task.title

test('row 2: after a shift-reload the API works again', async ({ page }) => {
  await page.goto('sign-in/outpost')
  await controlled(page)
  const session = await page.context().newCDPSession(page)
  const loaded = page.waitForEvent('load')
  await session.send('Page.reload', { ignoreCache: true })
  await loaded
  await page.locator('input[type=email]').fill('staff@outpost.example')
  await page.locator('input[type=password]').fill('Outpost-2026')
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/main/console')
})

test('row 4: a worker that was stopped between two calls handles the next one from stored data', async ({
  page,
}) => {
  await page.goto('sign-in/outpost')
  const api = await apiOf(page)
  const worker = await workerOf(page)
  await api.send('/api/apps/tasks/task', { method: 'POST', body: { task: { title: 'Một' } } })
  await worker.stop()
  expect((await api.tasks())[0]?.title).toBe('Một')
})

test('row 4: a worker that was stopped loads its chunks again, offline', async ({ page, context }) => {
  await page.goto('sign-in/outpost')
  const api = await apiOf(page)
  const worker = await workerOf(page)
  await context.setOffline(true)
  await worker.stop()
  expect(await api.send('/api/apps/scrumboard/boards')).toMatchObject({ status: 200 })
})

test('row 6: a worker that is stopped during a write creates exactly one row', async ({ page }) => {
  await page.goto('sign-in/outpost')
  const api = await apiOf(page)
  const worker = await workerOf(page)
  for (let round = 0; round < 10; round++) {
    const sent = api.send('/api/apps/tasks/task', {
      method: 'POST',
      key: `round-${round}`,
      body: { task: { title: `Lần ${round}` } },
    })
    await worker.stop()
    expect((await sent).status).toBe(200)
  }
  const titles = (await api.tasks()).map(title)
  for (let round = 0; round < 10; round++)
    expect(titles.filter(found => found === `Lần ${round}`)).toHaveLength(1)
})

/** Returns code of a worker that, once in each of its lives after the install, does not get a script. */
const losesScript = (address: string) => `{
  const own = self.importScripts.bind(self)
  let isLost = false
  self.importScripts = (...addresses) => {
    if (self.registration.active && !isLost && String(addresses[0]) === '${address}') {
      isLost = true
      throw new DOMException('The script failed to load', 'NetworkError')
    }
    own(...addresses)
  }
};`

test('row 6: a worker that ends while it loads a script refuses no write; the write is sent again and executed once', async ({
  page,
  request,
}) => {
  const site = await deploy()
  const core = await (await request.get(`${site.url}worker.js`)).text()
  const address = chunkAddresses(core).find(({ name }) => name === 'notifications')?.address
  site.redeploy(withWorkerCode(losesScript(`${address}`)))
  await page.goto(`${site.url}sign-in/outpost`)
  const api = await apiOf(page)
  const token = await page.evaluate(
    async body => (await fetch('/api/auth/sign-in', { method: 'POST', body: JSON.stringify(body) })).json(),
    sample,
  )
  await (await workerOf(page)).stop()
  const send = () =>
    page.evaluate(async ({ accessToken }) => {
      const headers = { Authorization: `Bearer ${accessToken}`, 'Idempotency-Key': 'lost-script' }
      const body = JSON.stringify({ notification: { title: 'Gửi lại' } })
      return fetch('/api/common/notifications', { method: 'POST', headers, body }).then(
        async response => [response.status, (await response.json()).id],
        () => 'no reply',
      )
    }, token)
  expect(await send()).toBe('no reply')
  const [status, id] = await send()
  expect(status).toBe(200)
  const { reply } = await api.send('/api/common/notifications')
  const titles = (reply as { id: string; title: string }[]).filter(({ title }) => title === 'Gửi lại')
  expect(titles.map(notification => notification.id)).toEqual([id])
  site.stop()
})

test('row 15: offline, a reload shows the app and the API works', async ({ page, context }) => {
  await page.goto('sign-in/outpost')
  const api = await apiOf(page)
  await api.send('/api/apps/tasks/task', { method: 'POST', body: { task: { title: 'Trước khi mất mạng' } } })
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('input[type=email]')).toBeVisible()
  expect((await api.tasks()).map(title)).toContain('Trước khi mất mạng')
})
