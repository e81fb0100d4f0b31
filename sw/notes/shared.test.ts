import { beforeEach, expect, it } from 'vitest'
import { db } from '#sw/storage/db.ts'
import { freshServer } from '#tests/support/server.ts'
import { handleShareTarget, serveShared } from './shared.ts'

beforeEach(freshServer)

const url = 'https://outpost.example/apps/notes'
const png = (size = 8) => new File([new Uint8Array(size)], 'x.png', { type: 'image/png' })

function share(parts: Record<string, string | File>, init: RequestInit = {}) {
  const body = new FormData()
  for (const [name, value] of Object.entries(parts)) body.append(name, value)
  return handleShareTarget(new Request(url, { method: 'POST', body, ...init }))
}

const searchOf = (response: Response) => new URL(String(response.headers.get('Location'))).searchParams

it('is passed on in the address, and its picture in memory; the database stays unchanged', async () => {
  const before = await db.notes.count()
  const response = await share({ title: '12', text: 'x'.repeat(200_000), picture: png() })
  expect(response.status).toBe(303)
  expect(searchOf(response).get('title')).toBe('"12"')
  expect(searchOf(response).get('text')).toHaveLength(100_002)
  const picture = serveShared(`/${searchOf(response).get('picture')}`)
  expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/png'])
  expect(serveShared('/images/shared/other').status).toBe(404)
  expect([await db.notes.count(), await db.uploads.count()]).toEqual([before, 0])
})

it('is refused when the file is not a raster picture', async () => {
  const drawing = new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' })
  const path = String(searchOf(await share({ picture: drawing })).get('picture'))
  expect(serveShared(`/${path}`).status).toBe(404)
})

it.each<[string, RequestInit, number]>([
  ['from another site', { headers: { 'Sec-Fetch-Site': 'cross-site' } }, 403],
  ['from a sibling site', { headers: { 'Sec-Fetch-Site': 'same-site' } }, 403],
  ['that is no form', { body: 'x', headers: { 'Content-Type': 'text/plain' } }, 400],
  ['of more than 32 MiB', { body: new Uint8Array(33 * 1024 * 1024) }, 413],
])('%s is refused', async (_, init, status) => {
  expect((await share({ title: 'x' }, init)).status).toBe(status)
})
