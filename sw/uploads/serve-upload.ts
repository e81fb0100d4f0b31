import { db } from '#sw/storage/db.ts'
import { fetchMissing } from '#sw/team/fetch-missing.ts'
import { idOf } from './store.ts'
import { PICTURE, storedType } from './types.ts'

/** An upload that is opened as a page runs no scripts and does not have the app's origin. */
const headersFor = (mime: string) => ({
  'Content-Type': storedType(mime),
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  ...(!PICTURE.test(mime) && { 'Content-Disposition': 'attachment' }),
})

/** Returns an uploaded file by its path; 404 for an unknown one. Rejects with 502 while the team that has it cannot be reached. */
export async function serveUpload(path: string): Promise<Response> {
  const id = idOf(path)
  const stored = await db.uploads.get(id)
  const found = stored ?? ((await fetchMissing('uploads', id)) ? await db.uploads.get(id) : undefined)
  if (!found) return new Response(null, { status: 404 })
  return new Response(found.data, { headers: headersFor(found.mime) })
}
