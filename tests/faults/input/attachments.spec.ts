import { closeSync, openSync, truncateSync, writeSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { rowsOf } from '#tests/support/data/rows.ts'
import { expect, open, test } from '#tests/support/test.ts'

// The page that the browser shows for a picture has a style of its own, which the policy of uploads refuses.
test.use({ expectedErrors: /^Applying inline style violates/ })

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="globalThis.attacked=true"><script>1</script></svg>'

/** Returns one part of a PNG file. */
function part(type: string, data: Buffer) {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** Returns a black PNG with this side, in pixels, of one bit each. */
function hugePicture(side: number) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  const pixels = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, part('IHDR', head), part('IDAT', pixels), part('IEND', Buffer.alloc(0))])
}

/** Writes a file of 300 MB that begins as a JPEG. */
function hugeFile(path: string) {
  const file = openSync(path, 'w')
  writeSync(file, Buffer.from([0xff, 0xd8, 0xff, 0xe0]))
  closeSync(file)
  truncateSync(path, 300_000_000)
  return path
}

const uploads = async (page: Page) => (await rowsOf(page, 'uploads')).length

test('row 41: a picture of 300 MB, an SVG that is named PNG and one of 30,000 by 30,000 pixels are refused', async ({
  page,
  say,
}, info) => {
  await open(page, 'main/console?settings=profile')
  const drawer = page.getByRole('dialog', { name: say('Settings') })
  const choose = drawer.locator('input[type=file]')
  const refused = page.getByText(say('This picture cannot be read. Choose another.'))
  const before = await uploads(page)
  for (const file of [
    { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(svg) },
    { name: 'b.png', mimeType: 'image/png', buffer: hugePicture(30_000) },
    hugeFile(info.outputPath('c.jpg')),
  ]) {
    await choose.setInputFiles(file)
    const toast = page.locator('#toasts').getByRole('listitem').filter({ has: refused })
    await expect(toast).toBeVisible()
    // It disappears by itself, before the next one.
    await expect(toast).toHaveCount(0)
  }
  expect(await uploads(page)).toBe(before)
})

test('row 41: the server refuses a picture of 300 MB, and what is not the picture that it claims to be never runs', async ({
  page,
}) => {
  await open(page, 'apps/tasks')
  const before = await uploads(page)
  const send = (type: string, content: string | number) =>
    page.evaluate(
      async ({ type, content }) => {
        const body = new FormData()
        const data = typeof content === 'number' ? new Uint8Array(content) : content
        body.append('file', new File([data], 'a.png', { type }))
        const headers = {
          Authorization: `Bearer ${localStorage.getItem('outpost.session')}`,
          'merchant-id': 'outpost',
          'merchant-app': 'employee',
          index: 'huong',
        }
        const response = await fetch('/api/upload/stream/upload', { method: 'POST', headers, body })
        return { status: response.status, reply: await response.json() }
      },
      { type, content },
    )
  expect((await send('image/png', 300_000_000)).status).toBe(413)
  expect((await send('image/svg+xml', svg)).status).toBe(400)
  expect(await uploads(page)).toBe(before)

  const { reply } = await send('image/png', svg)
  const response = await page.goto(reply.object)
  expect(response?.headers()).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(await page.evaluate(() => globalThis.attacked)).toBeUndefined()
})
