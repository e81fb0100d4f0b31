import { db } from '#sw/storage/db.ts'

/** What was uploaded is served among the other images: an `<img>` asks without a token, so not below `api/`. */
export const uploadsPath = 'images/uploads/'

const pathOf = (id: string) => uploadsPath + id
const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

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
    return new Response(found.data, {
      headers: { 'Content-Type': found.mime, 'X-Content-Type-Options': 'nosniff' },
    })
  },
}
