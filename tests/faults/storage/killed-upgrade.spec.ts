import { lostRows } from '#tests/devices/kept-rows.ts'
import { readDatabase } from '#tests/devices/raw-database.ts'
import { begin, olderDatabase } from '#tests/support/browser/older-database.ts'
import { workerOf } from '#tests/support/browser/worker.ts'
import { holdPath, holdTransaction, withWorkerCode } from '#tests/support/browser/worker-code.ts'
import { deploy } from '#tests/support/servers/site.ts'
import { expect, signIn, test } from '#tests/support/test.ts'

// The rows of the older database may differ from the contract.
test.use({ checksReplies: false })

test('row 20: a worker that is killed in the upgrade: the next one upgrades the whole database', async ({
  page,
}) => {
  const site = await deploy()
  site.redeploy(withWorkerCode(holdTransaction('IDBDatabase', 'createObjectStore', 2)))
  site.misbehave(path => (path === holdPath ? 'hang' : undefined))
  const older = olderDatabase()
  await begin(page, older, site.url)
  await page.goto(`${site.url}sign-in/outpost`)
  await expect.poll(() => site.asked).toContain(holdPath)
  await (await workerOf(page)).stop()
  site.misbehave()
  await signIn(page, '/apps/tasks', site.url)
  await expect(page.getByText('Việc của tôi')).toBeVisible()
  const after = await page.evaluate(readDatabase, 'outpost')
  expect(after.version).toBeGreaterThan(older.version)
  expect(lostRows(older, after, ['connections', 'outgoing', 'scheduled'])).toEqual({})
  site.stop()
})
