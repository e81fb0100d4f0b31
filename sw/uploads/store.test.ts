import { beforeEach, expect, it } from 'vitest'
import { freshServer } from '#tests/support/server.ts'
import { serveUpload } from './serve-upload.ts'
import { uploadStore } from './store.ts'

beforeEach(freshServer)

it.each([
  ['image/png', 'image/png', null],
  ['application/pdf', 'application/pdf', 'attachment'],
  ['text/html', 'application/octet-stream', 'attachment'],
  ['image/svg+xml', 'application/octet-stream', 'attachment'],
])('%s is served as %s, without scripts and without the app’s origin', async (mime, type, disposition) => {
  const response = await serveUpload(await uploadStore.add(mime, new ArrayBuffer(8)))
  expect(response.headers.get('Content-Type')).toBe(type)
  expect(response.headers.get('Content-Disposition')).toBe(disposition)
  expect(response.headers.get('Content-Security-Policy')).toContain('sandbox')
})
