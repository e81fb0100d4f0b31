import { db } from '#sw/storage/db.ts'
import { idOf } from './store.ts'
import { PICTURE, storedType } from './types.ts'

/** An upload that is opened as a page runs no scripts and does not have the app's origin. */
const headersFor = (mime: string) => ({
  'Content-Type': storedType(mime),
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  ...(!PICTURE.test(mime) && { 'Content-Disposition': 'attachment' }),
})

/** Returns an uploaded file by its path, or 404. */
export async function serveUpload(path: string) {
  const found = await db.uploads.get(idOf(path))
  if (!found) return new Response(null, { status: 404 })
  return new Response(found.data, { headers: headersFor(found.mime) })
}
