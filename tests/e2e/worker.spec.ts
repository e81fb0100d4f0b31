import { randomBytes } from 'node:crypto'
import type { Note } from '#src/contract/notes.ts'
import type { Task } from '#src/contract/tasks.ts'
import { apiOf } from '#tests/support/api.ts'
import { seededRandom } from '#tests/support/random.ts'
import { expect, test } from '#tests/support/test.ts'
import { controlled, workerOf } from '#tests/support/worker.ts'

// The files for offline use are installed before they are needed.
test.use({ fullInstall: true })

const title = (task: Task) => task.title

test('at a first visit the worker takes control of the page without a reload', async ({ page }) => {
  let loads = 0
  page.on('load', () => loads++)
  await page.goto('sign-in/outpost')
  await controlled(page)
  expect(loads).toBe(1)
  const status = await page.evaluate(async () => (await fetch('/api/apps/tasks/all')).status)
  expect(status).toBe(401)
})

test('@long after a shift-reload the API works again', async ({ page }) => {
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

test('offline, a reload shows the app and the API works', async ({ page, context }) => {
  await page.goto('sign-in/outpost')
  const api = await apiOf(page)
  await api.send('/api/apps/tasks/task', { method: 'POST', body: { task: { title: 'Trước khi mất mạng' } } })
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('input[type=email]')).toBeVisible()
  expect((await api.tasks()).map(title)).toContain('Trước khi mất mạng')
})

test('@long a worker that was stopped between two calls handles the next one from stored data', async ({
  page,
}) => {
  await page.goto('sign-in/outpost')
  const api = await apiOf(page)
  const worker = await workerOf(page)
  await api.send('/api/apps/tasks/task', { method: 'POST', body: { task: { title: 'Một' } } })
  await worker.stop()
  expect((await api.tasks())[0]?.title).toBe('Một')
})

test('@long a worker that was stopped loads its chunks again, offline', async ({ page, context }) => {
  await page.goto('sign-in/outpost')
  const api = await apiOf(page)
  const worker = await workerOf(page)
  await context.setOffline(true)
  await worker.stop()
  expect(await api.send('/api/apps/scrumboard/boards')).toMatchObject({ status: 200 })
})

test('a worker that is stopped during a write creates exactly one row', async ({ page }) => {
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

test('200 writes with the worker stopped at random moments: every row exists exactly once', async ({
  page,
}) => {
  // Each of some hundred starts of the worker costs a second on a busy machine.
  test.setTimeout(480_000)
  await page.goto('sign-in/outpost')
  const api = await apiOf(page)
  const worker = await workerOf(page)
  const random = seededRandom()
  // The pauses depend on the device: in half of them, a worker that was stopped can start and answer.
  await worker.stop()
  const before = performance.now()
  await api.tasks()
  const startMs = performance.now() - before
  let writing = true
  const stopping = (async () => {
    while (writing) {
      await page.evaluate(ms => new Promise(resolve => setTimeout(resolve, ms)), random() * 2 * startMs)
      await worker.stop()
    }
  })()
  const acknowledged: string[] = []
  for (let batch = 0; acknowledged.length < 200; batch++) {
    const names = [0, 1, 2, 3].map(index => `Ghi ${batch}.${index}`)
    const replies = await Promise.all(
      names.map(name =>
        api.send('/api/apps/tasks/task', { method: 'POST', key: name, body: { task: { title: name } } }),
      ),
    )
    replies.forEach(({ status }, index) => {
      if (status === 200) acknowledged.push(names[index] ?? '')
    })
  }
  writing = false
  await stopping
  const titles = (await api.tasks()).map(title)
  for (const name of acknowledged) expect(titles, name).toContain(name)
  const written = titles.filter(name => name.startsWith('Ghi '))
  expect(new Set(written).size).toBe(written.length)
})

test('a full disk causes 507, and stored data stays', async ({ page, baseURL }) => {
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
