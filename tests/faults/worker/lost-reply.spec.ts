import 'fake-indexeddb/auto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createApp } from '#sw/app.ts'
import { issue } from '#sw/session/token.ts'
import { db } from '#sw/storage/db.ts'
import { freshServer } from '#tests/support/server.ts'
import { deploy } from '#tests/support/servers/site.ts'
import { expect, signIn, test } from '#tests/support/test.ts'

test.use({ checksReplies: false })

/**
 * Returns a server on Node with the code of the worker, the idempotency keys that it received, and the states of
 * its replies. It closes the connection instead of sending its first reply, after it has committed.
 */
async function forgetfulServer() {
  await freshServer()
  const app = createApp()
  const token = await issue('huong')
  const keys: string[] = []
  const statuses: number[] = []
  async function reply(incoming: IncomingMessage, outgoing: ServerResponse) {
    const pieces: Uint8Array[] = []
    for await (const piece of incoming) pieces.push(piece)
    keys.push(String(incoming.headers['idempotency-key']))
    const url = new URL((incoming.url ?? '').replace('/remote/', '/api/'), 'http://127.0.0.1')
    const headers = new Headers({ Authorization: `Bearer ${token}` })
    for (const name of ['content-type', 'idempotency-key', 'merchant-id', 'merchant-app', 'index'])
      headers.set(name, String(incoming.headers[name]))
    const response = await app(new Request(url, { method: 'POST', headers, body: Buffer.concat(pieces) }))
    if (keys.length === 1) return incoming.socket.destroy()
    outgoing.writeHead(response.status, { 'Content-Type': 'application/json' })
    outgoing.end(await response.text())
    return statuses.push(response.status)
  }
  return { keys, statuses, reply: (...both: Parameters<typeof reply>) => void reply(...both) }
}

test('row 34: when the reply of a configured server is lost, the write is repeated with its key and executed once', async ({
  page,
  say,
}) => {
  const { keys, statuses, reply } = await forgetfulServer()
  const config = { type: 'application/json', body: '{"bases":{"upload":"/remote/upload"}}' }
  const site = await deploy(undefined, { '/config.json': config }, '/', reply)
  await signIn(page, '/main/console', site.url)
  await page.goto(`${site.url}main/console?settings=profile`)
  const picture = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(8, 8)
    canvas.getContext('2d')?.fillRect(0, 0, 4, 4)
    const blob = await canvas.convertToBlob()
    return [...new Uint8Array(await blob.arrayBuffer())]
  })
  const drawer = page.getByRole('dialog', { name: say('Settings') })
  await drawer
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(picture) })
  await expect.poll(() => statuses).toEqual([200])
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[\w-]{36}$/)
  expect(new Set(keys).size).toBe(1)
  expect(await db.uploads.count()).toBe(1)
  site.stop()
})
