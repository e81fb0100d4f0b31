import { db } from '#sw/storage/db.ts'

/** The path of uploads. It is below the other images instead of `api/`, because an `<img>` sends no token. */
export const uploadsPath = 'images/uploads/'

const pathOf = (id: string) => uploadsPath + id
/** Returns the id in the path of an upload. */
export const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

export const uploadStore = {
  async add(mime: string, data: ArrayBuffer) {
    const id = crypto.randomUUID()
    await db.uploads.add({ id, mime, data, at: Date.now() })
    return pathOf(id)
  },

  has: async (path: string) =>
    path.startsWith(uploadsPath) && (await db.uploads.get(idOf(path))) !== undefined,

  remove: (path: string) => db.uploads.delete(idOf(path)),
}
