import { newId, wroteAt } from '#sw/server/call-values.ts'
import { db } from '#sw/storage/db.ts'

/** The path of uploads. It is below the other images instead of `api/`, because an `<img>` sends no token. */
export const uploadsPath = 'images/uploads/'
/** The bytes of the file manager's files: see `files/serve-content.ts`. */
export const contentsPath = `${uploadsPath}files/`

const pathOf = (id: string) => uploadsPath + id
/** Returns the id in the path of an upload. */
export const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

export const uploadStore = {
  /** Stores a file and returns its path. */
  async add(mime: string, data: ArrayBuffer) {
    const id = newId()
    await db.uploads.add({ id, mime, data, at: wroteAt() })
    return pathOf(id)
  },

  /** Returns whether a path is that of a stored upload. */
  has: async (path: string) =>
    path.startsWith(uploadsPath) && (await db.uploads.get(idOf(path))) !== undefined,
}
