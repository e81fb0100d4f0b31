import { files } from '#src/contract/files.ts'
import { authorise } from '#sw/permissions/authorise.ts'
import { handle, prepared } from '#sw/server/handle.ts'
import { db } from '#sw/storage/db.ts'
import { fileStore } from './store.ts'

const nameOf = async (userId: string) => (await db.users.get(userId))?.name ?? ''

export const handlers = handle(files, {
  list: ({ query }) => fileStore.list(query.folderId),
  createFolder: prepared(
    ({ userId }) => nameOf(userId),
    ({ body }, createdBy) => fileStore.createFolder(body.folder, createdBy),
  ),
  upload: prepared(
    async ({ body, userId, lang }) => {
      // Replacing a file needs the right to edit.
      if (body.id) await authorise(userId, { area: 'files', level: 'edit' }, lang)
      return { data: await body.file.arrayBuffer(), by: await nameOf(userId) }
    },
    ({ body }, { data, by }) => fileStore.upload(body, data, by),
  ),
  update: ({ body }) => fileStore.update(body.id, body.item),
  remove: ({ query, userId }) => fileStore.remove(query.id, userId),
  restore: ({ body }) => fileStore.restore(body.id),
  download: ({ query }) => fileStore.download(query.id),
  folders: () => fileStore.folders(),
})
