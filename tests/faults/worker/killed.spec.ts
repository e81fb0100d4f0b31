import type { Page } from '@playwright/test'
import type { Task } from '#src/contract/tasks.ts'
import { readDatabase } from '#tests/devices/raw-database.ts'
import { workerOf } from '#tests/support/browser/worker.ts'
import { holdPath, holdReplies, holdTransaction, withWorkerCode } from '#tests/support/browser/worker-code.ts'
import { apiOf } from '#tests/support/data/api.ts'
import { deploy } from '#tests/support/servers/site.ts'
import { expect, signIn, test } from '#tests/support/test.ts'

test.use({ checksReplies: false })

const path = '/api/apps/tasks'

/** Deploys the app with a worker that is held at `holdPath` while the returned site hangs there. */
async function deployHeld(code: string) {
  const site = await deploy()
  site.redeploy(withWorkerCode(code))
  return {
    ...site,
    hold: () => site.misbehave(asked => (asked === holdPath ? 'hang' : undefined)),
    /** Waits until the worker is held, this number of times since the deployment. */
    held: (times: number) =>
      expect.poll(() => site.asked.filter(asked => asked === holdPath).length).toBe(times),
  }
}

test('row 5: a worker that is stopped after a read and before its reply: the read is repeated', async ({
  page,
}) => {
  const site = await deployHeld(holdReplies('GET', path))
  await page.goto(`${site.url}sign-in/outpost`)
  const api = await apiOf(page)
  const worker = await workerOf(page)
  const before = await api.tasks()
  expect(before.length).toBeGreaterThan(0)
  site.hold()
  const read = api.tasks()
  await site.held(2)
  await worker.stop()
  site.misbehave()
  expect(await read).toEqual(before)
  site.stop()
})

test('row 6: a worker that is stopped after a write and before its reply: the repeated write adds nothing', async ({
  page,
}) => {
  const site = await deployHeld(holdReplies('POST', path))
  await page.goto(`${site.url}sign-in/outpost`)
  const api = await apiOf(page)
  const worker = await workerOf(page)
  site.hold()
  const body = { task: { title: 'Ghi một lần' } }
  const written = api.send(`${path}/task`, { method: 'POST', key: 'once', body })
  await site.held(1)
  await worker.stop()
  site.misbehave()
  const { status, reply } = await written
  expect(status).toBe(200)
  const found = (await api.tasks()).filter(({ title }) => title === body.task.title)
  expect(found.map(({ id }) => id)).toEqual([(reply as Task).id])
  site.stop()
})

/** Returns the number of rows of each table that the sample fills. */
async function countRows(page: Page) {
  const { rows } = await page.evaluate(readDatabase, 'outpost')
  const changing =
    /^(connections|outgoing|scheduled|replies|written|projections|meta|secrets|messages|notifications)$/
  return Object.fromEntries(
    Object.entries(rows).flatMap(([table, list]) => (changing.test(table) ? [] : [[table, list.length]])),
  )
}

test('row 7: a worker that is killed while it adds the sample: the next one adds all of it, once', async ({
  page,
  browser,
}) => {
  const site = await deployHeld(holdTransaction('IDBObjectStore', 'add', 50))
  site.hold()
  await page.goto(`${site.url}sign-in/outpost`)
  await site.held(1)
  await (await workerOf(page)).stop()
  site.redeploy((_, content) => content)
  site.misbehave()
  await signIn(page, '/apps/tasks', site.url)
  await expect(page.getByText('So giá túi giấy ba nhà cung cấp')).toBeVisible()

  const other = await browser.newPage()
  await signIn(other, '/apps/tasks', site.url)
  expect(await countRows(page)).toEqual(await countRows(other))
  await other.close()
  site.stop()
})
