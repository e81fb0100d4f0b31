import type { Task } from '#src/contract/tasks.ts'
import { controlled, workerOf } from '#tests/support/browser/worker.ts'
import { apiOf } from '#tests/support/data/api.ts'
import { seededRandom } from '#tests/support/random.ts'
import { expect, test } from '#tests/support/test.ts'

// The files for offline use are installed before they are needed.
test.use({ installed: false, fullInstall: true })

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

test('200 writes with the worker stopped at random moments: every row exists exactly once', async ({
  page,
}) => {
  // Each of some hundred starts of the worker costs a second on a busy machine.
  test.setTimeout(480_000)
  await page.goto('sign-in/outpost')
  const api = await apiOf(page)
  const worker = await workerOf(page)
  const random = seededRandom()
  // The pauses depend on the device: in half of them, a worker that was stopped can start and reply.
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
