import { beforeEach, expect, it } from 'vitest'
import { db } from '#sw/storage/db.ts'
import { freshServer } from '#tests/support/server.ts'
import { handleShareTarget, serveShared } from './share-target.ts'

beforeEach(freshServer)

const url = 'https://outpost.example/apps/notes'
const png = (size = 8) => new File([new Uint8Array(size)], 'x.png', { type: 'image/png' })

function share(parts: Record<string, string | File | readonly File[]>, init: RequestInit = {}) {
  const body = new FormData()
  for (const [name, value] of Object.entries(parts))
    for (const part of Array.isArray(value) ? value : [value]) body.append(name, part)
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
  ['that is not a form', { body: 'x', headers: { 'Content-Type': 'text/plain' } }, 400],
])('%s is refused', async (_, init, status) => {
  expect((await share({ title: 'x' }, init)).status).toBe(status)
})

it.each([
  ['https://evil.example/', 403],
  ['https://outpost.example/apps/notes', 400],
  ['', 400],
])(
  'in a browser that hides the headers of the site, the referrer “%s” returns %i',
  async (referrer, status) => {
    // Node has no referrer of another site. Without a body, a request that is accepted returns 400.
    const request = { url, referrer, headers: new Headers(), body: null } as unknown as Request
    expect((await handleShareTarget(request)).status).toBe(status)
  },
)

it('goes to the file manager when it is another file than a picture, or several files', async () => {
  const pdf = new File(['%PDF'], 'Hoá đơn.pdf', { type: 'application/pdf' })
  for (const [parts, names] of [
    [{ title: 'Hoá đơn', file: pdf }, ['Hoá đơn.pdf']],
    [{ picture: [png(), png()] }, ['x.png', 'x.png']],
    [{ picture: png(), file: pdf }, ['x.png', 'Hoá đơn.pdf']],
  ] as const) {
    const response = await share(parts)
    expect(new URL(String(response.headers.get('Location'))).pathname).toBe('/apps/file-manager')
    const served = serveShared(`/${searchOf(response).get('shared')}`)
    const files = (await served.formData()).getAll('file') as File[]
    expect(files.map(({ name }) => name)).toEqual(names)
  }
})

it('is not read when it has more than 32 MiB, which the file manager says', async () => {
  const response = await share({}, { body: new Uint8Array(33 * 1024 * 1024) })
  expect(response.headers.get('Location')).toBe('https://outpost.example/apps/file-manager?shared=tooLarge')
})
