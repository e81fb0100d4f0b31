import { lostRows } from '#tests/devices/kept-rows.ts'
import { readDatabase } from '#tests/devices/raw-database.ts'
import { onTold, tellWorker, withWorkerCode } from '#tests/support/browser/worker-code.ts'
import { apiOf } from '#tests/support/data/api.ts'
import { lineOf, sendTo } from '#tests/support/data/tasks.ts'
import { deploy } from '#tests/support/servers/site.ts'
import { expect, signIn, test } from '#tests/support/test.ts'

// The router logs why a screen did not load.
test.use({ checksReplies: false, expectedErrors: /Hiện không mở được dữ liệu/ })

const title = 'So giá túi giấy ba nhà cung cấp'

/** A worker that closes its connections to IndexedDB when it is told `close` or `break`, and then opens none until `mend`. */
const canLose = `{
  const { open } = IDBFactory.prototype
  const connections = []
  let isBroken = false
  IDBFactory.prototype.open = function (...args) {
    if (isBroken) throw new DOMException('A mutation operation was attempted', 'InvalidStateError')
    const request = open.apply(this, args)
    request.addEventListener('success', () => connections.push(request.result))
    return request
  }
  ${onTold(`told => {
    isBroken = told === 'break'
    for (const connection of connections.splice(0)) {
      connection.close()
      connection.dispatchEvent(new Event('close'))
    }
  }`)}
};`

test('row 27: a connection that the browser closes is opened again by the next read and the next write', async ({
  page,
}) => {
  const site = await deploy()
  site.redeploy(withWorkerCode(canLose))
  await signIn(page, '/apps/tasks', site.url)
  const api = await apiOf(page)
  const before = await api.tasks()
  await tellWorker(page, 'close')
  expect(await api.tasks()).toEqual(before)
  await tellWorker(page, 'close')
  const body = { task: { title: 'Sau khi mất kết nối' } }
  expect((await api.send('/api/apps/tasks/task', { method: 'POST', body })).status).toBe(200)
  expect((await api.tasks()).map(task => task.title)).toEqual([
    body.task.title,
    ...before.map(task => task.title),
  ])
  site.stop()
})

test('row 28: a database that throws InvalidStateError is explained, and opens when the cause is removed', async ({
  page,
  say,
}) => {
  const site = await deploy()
  site.redeploy(withWorkerCode(canLose))
  await signIn(page, '/apps/tasks', site.url)
  await expect(lineOf(page, title)).toBeVisible()
  const before = await page.evaluate(readDatabase, 'outpost')
  await tellWorker(page, 'break')
  await page.reload()
  const problem = page.getByRole('alertdialog')
  await expect(problem.getByRole('heading')).toHaveText(say('Your data does not open now'))
  await problem.getByRole('button', { name: say('Try again') }).click()
  await expect(problem.getByRole('button', { name: say('Try again') })).not.toHaveAttribute('aria-busy')
  await expect(problem).toBeVisible()

  await tellWorker(page, 'mend')
  await problem.getByRole('button', { name: say('Try again') }).click()
  await expect(problem).toHaveCount(0)
  await expect(lineOf(page, title)).toBeVisible()
  const after = await page.evaluate(readDatabase, 'outpost')
  expect(lostRows(before, after, ['connections', 'outgoing', 'scheduled', 'replies'])).toEqual({})
  site.stop()
})

/** As in browsers that cannot store Blobs: a row with one, at any depth, is refused. It runs in the worker and in pages. */
function refuseBlobs() {
  const hasBlob = (value: unknown): boolean =>
    value instanceof Blob ||
    (typeof value === 'object' &&
      value !== null &&
      !ArrayBuffer.isView(value) &&
      Object.values(value).some(hasBlob))
  for (const name of ['add', 'put'] as const) {
    const own = IDBObjectStore.prototype[name]
    IDBObjectStore.prototype[name] = function (value: unknown, ...key: [IDBValidKey?]) {
      if (hasBlob(value)) throw new DOMException('BlobURLs are not supported', 'DataCloneError')
      return own.call(this, value, ...key)
    }
  }
}

test('row 29: where IndexedDB refuses Blobs, files are stored as bytes and come back unchanged', async ({
  page,
}) => {
  await page.addInitScript(refuseBlobs)
  const site = await deploy()
  site.redeploy(withWorkerCode(`(${refuseBlobs})();`))
  await signIn(page, '/apps/file-manager', site.url)
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256))
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'bảng giá.bin', mimeType: 'application/octet-stream', buffer: bytes })
  // The name is shown while the file is sent, too.
  const found = async () => {
    const { files } = await sendTo<{ files: { id: string; name: string }[] }>(
      page,
      'GET',
      '/api/apps/file-manager',
    )
    return files.find(({ name }) => name === 'bảng giá.bin')?.id
  }
  await expect.poll(found).toBeDefined()
  const { url } = await sendTo<{ url: string }>(
    page,
    'GET',
    `/api/apps/file-manager/item?id=${await found()}`,
  )
  const stored = await page.evaluate(
    async url => [...new Uint8Array(await (await fetch(`/${url}`)).arrayBuffer())],
    url,
  )
  expect(Buffer.from(stored).equals(bytes)).toBe(true)
  site.stop()
})
