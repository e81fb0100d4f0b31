import { workerOf } from '#tests/support/browser/worker.ts'
import {
  chooseLargeFile,
  holdParts,
  storedContents,
  textFile,
  tileOf,
  uploadBy,
} from '#tests/support/data/files.ts'
import { deploy } from '#tests/support/servers/site.ts'
import { expect, open, signIn, test } from '#tests/support/test.ts'

const MIB = 1024 * 1024

test('@long Cancel in the middle of an upload leaves nothing behind', async ({ page, say }) => {
  await open(page, 'apps/file-manager')
  const before = await storedContents(page)
  const release = await holdParts(page, 3)
  await chooseLargeFile(page, 'phim.mp4', 40 * MIB)
  const tray = page.getByRole('region', { name: say('Uploads') })
  await expect.poll(() => storedContents(page)).toBe(before + 3)
  const bar = tray.getByRole('progressbar', { name: say('Sending {name}', { name: 'phim.mp4' }) })
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(5)
  expect(Number(await bar.getAttribute('aria-valuenow')), 'a part of it').toBeLessThan(60)
  await tray.getByRole('button', { name: say('Cancel') }).click()
  await release()
  await expect.poll(() => storedContents(page)).toBe(before)
  await expect(tileOf(page, 'phim.mp4')).toHaveCount(0)
})

test('@long an upload whose worker is stopped in the middle continues', async ({ page, say }) => {
  await open(page, 'apps/file-manager')
  const worker = await workerOf(page)
  const release = await holdParts(page, 3)
  const before = await storedContents(page)
  await chooseLargeFile(page, 'phim.mp4', 40 * MIB)
  await expect.poll(() => storedContents(page)).toBe(before + 3)
  await worker.stop()
  await release()
  await expect(tileOf(page, 'phim.mp4')).toBeVisible()
  await expect(page.getByRole('region', { name: say('Uploads') }).getByLabel(say('Uploaded'))).toBeVisible()
})

test('@long an upload whose page is closed in the middle is said and deleted at the next start', async ({
  page,
  context,
}) => {
  await open(page, 'apps/file-manager')
  const before = await storedContents(page)
  await holdParts(page, 3)
  await chooseLargeFile(page, 'phim.mp4', 40 * MIB)
  await expect.poll(() => storedContents(page)).toBe(before + 3)
  const next = await context.newPage()
  await page.close({ runBeforeUnload: false })
  await next.goto('apps/file-manager')
  await expect(next.locator('#toasts')).toContainText('phim.mp4')
  await expect.poll(() => storedContents(next)).toBe(before)
})

/** A worker whose database refuses new rows, as a full disk does, once it is told so. */
const canBeFull = `
  let isFull = false
  addEventListener('message', ({ data }) => { if (data === 'fill') isFull = true })
  for (const name of ['add', 'put']) {
    const store = IDBObjectStore.prototype[name]
    IDBObjectStore.prototype[name] = function (...args) {
      if (isFull) throw new DOMException('The disk is full', 'QuotaExceededError')
      return store.apply(this, args)
    }
  }
`

test('@long a full disk in the middle of an upload is said, and what was there is kept', async ({
  page,
  say,
}) => {
  const site = await deploy()
  site.redeploy((path, content) => (path === '/worker.js' ? canBeFull + content : content))
  await signIn(page, '/apps/file-manager', site.url)
  await uploadBy(page, say('Upload'), [textFile('Giá gạo.txt')])
  await expect(tileOf(page, 'Giá gạo.txt')).toBeVisible()
  const before = await storedContents(page)

  const release = await holdParts(page, 3)
  await chooseLargeFile(page, 'phim.mp4', 40 * MIB)
  await expect.poll(() => storedContents(page)).toBe(before + 3)
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('fill'))
  await release()
  const tray = page.getByRole('region', { name: say('Uploads') })
  await expect(tray.getByRole('alert')).toHaveText(
    say('There is not enough room on this device. What was here is kept.'),
  )
  await expect.poll(() => storedContents(page)).toBe(before)
  await expect(tileOf(page, 'Giá gạo.txt')).toBeVisible()
  await expect(tileOf(page, 'phim.mp4')).toHaveCount(0)
  site.stop()
})

test('@long @once 200 MB go up in parts while the memory of the tab stays flat, and come back by range', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await open(page, 'apps/file-manager')
  const session = await page.context().newCDPSession(page)
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize, backingStorageSize = 0 } = (await session.send('Runtime.getHeapUsage')) as {
      usedSize: number
      backingStorageSize?: number
    }
    return (usedSize + backingStorageSize) / MIB
  }
  const size = 200 * MIB
  const before = await heap()
  await chooseLargeFile(page, 'phim.mp4', size)
  const seen: number[] = []
  await expect
    .poll(
      async () => {
        seen.push(await heap())
        return tileOf(page, 'phim.mp4').count()
      },
      { timeout: 240_000 },
    )
    .toBe(1)
  const most = Math.max(...seen)
  console.info(
    `Memory of the tab in MiB: ${before.toFixed(1)} before, at most ${most.toFixed(1)} of ${seen.length}`,
  )
  expect(most - before).toBeLessThan(24)

  await tileOf(page, 'phim.mp4').getByRole('link').click()
  const address = await page.locator('a[download]').getAttribute('href')
  const range = await page.evaluate(async address => {
    const start = 123 * 1024 * 1024 + 7
    const response = await fetch(address ?? '', { headers: { Range: `bytes=${start}-${start + 9}` } })
    return {
      status: response.status,
      range: response.headers.get('Content-Range'),
      bytes: [...new Uint8Array(await response.arrayBuffer())],
    }
  }, address)
  const start = 123 * MIB + 7
  expect(range).toEqual({
    status: 206,
    range: `bytes ${start}-${start + 9}/${size}`,
    bytes: Array.from({ length: 10 }, (_, index) => ((start + index) % MIB) % 251),
  })
})
