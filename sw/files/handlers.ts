import { files } from '#src/contract/files.ts'
import { authorise } from '#sw/permissions/authorise.ts'
import { handle, prepared } from '#sw/server/handle.ts'
import type { Lang } from '#sw/server/lang.ts'
import { db } from '#sw/storage/db.ts'
import { doSequential } from '#sw/storage/map-sequential.ts'
import { discard, putPart } from './contents.ts'
import { searchFiles } from './search.ts'
import { fileStore } from './store.ts'

export { find } from './find.ts'
// In the same script as the handlers, with which they share most of their code.
export { serveContent } from './serve-content.ts'
export { sweepFiles } from './sweep.ts'

const nameOf = async (userId: string) => (await db.users.get(userId))?.name ?? ''

/** Replacing a file needs the right to edit. */
const mayReplace = async (id: string | undefined, userId: string, lang: Lang) =>
  id && authorise(userId, { area: 'files', level: 'edit' }, lang)

export const handlers = handle(files, {
  list: ({ query }) => fileStore.list(query.folderId),
  get: ({ query }) => fileStore.get(query.id),
  search: ({ query }) => searchFiles(query.query),
  createFolder: prepared(
    ({ userId }) => nameOf(userId),
    ({ body }, createdBy) => fileStore.createFolder(body.folder, createdBy),
  ),
  // Not in the transaction of a write, which would store a reply for each part and reload the screens.
  uploadPart: async ({ body }) => {
    await putPart(body.uploadId, body.part, await body.data.arrayBuffer())
    return true
  },
  finishUpload: prepared(
    async ({ body, userId, lang }) => {
      await mayReplace(body.replaces, userId, lang)
      return nameOf(userId)
    },
    ({ body: { uploadId, replaces, ...upload } }, createdBy) =>
      fileStore.finishUpload(
        { ...upload, id: replaces, fileName: upload.name, contentId: uploadId },
        createdBy,
      ),
  ),
  discardUpload: async ({ body }) => {
    await discard(body.uploadId)
    return true
  },
  upload: prepared(
    async ({ body, userId, lang }) => {
      await mayReplace(body.id, userId, lang)
      return { data: await body.file.arrayBuffer(), by: await nameOf(userId) }
    },
    ({ body: { file, folderId, id, name = file.name } }, { data, by }) => {
      const { name: fileName, size, type: mime } = file
      return fileStore.upload({ folderId, name, fileName, size, mime, id }, data, by)
    },
  ),
  update: ({ body }) => fileStore.update(body.id, body.item),
  move: ({ body, userId }) => fileStore.move(body.moves, body.replaces, userId),
  copy: prepared(
    async ({ body, userId, lang }) => {
      await mayReplace(body.replaces[0], userId, lang)
      return nameOf(userId)
    },
    ({ body, userId }, createdBy) => fileStore.copy(body, { userId, createdBy }),
  ),
  removeMany: ({ body, userId }) => doSequential(body.ids, id => fileStore.remove(id, userId)),
  restoreMany: ({ body }) => doSequential(body.ids, id => fileStore.restore(id)),
  remove: ({ query, userId }) => fileStore.remove(query.id, userId),
  restore: ({ body }) => fileStore.restore(body.id),
  download: ({ query }) => fileStore.download(query.id),
  folders: () => fileStore.folders(),
})
