import { db } from '#sw/storage/db.ts'
import { PICTURE, storedType } from './types.ts'

/** Uploads are served below the other images and not below `api/`: an `<img>` sends no token. */
export const uploadsPath = 'images/uploads/'

const pathOf = (id: string) => uploadsPath + id
const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** An upload that is opened by its address is a page without scripts and without the app's origin. */
const headersFor = (mime: string) => ({
  'Content-Type': storedType(mime),
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  ...(!PICTURE.test(mime) && { 'Content-Disposition': 'attachment' }),
})

export const uploadStore = {
  async add(mime: string, data: ArrayBuffer) {
    const id = crypto.randomUUID()
    await db.uploads.add({ id, mime, data, at: Date.now() })
    return pathOf(id)
  },

  has: async (path: string) =>
    path.startsWith(uploadsPath) && (await db.uploads.get(idOf(path))) !== undefined,

  remove: (path: string) => db.uploads.delete(idOf(path)),

  async serve(path: string) {
    const found = await db.uploads.get(idOf(path))
    if (!found) return new Response(null, { status: 404 })
    return new Response(found.data, { headers: headersFor(found.mime) })
  },
}
