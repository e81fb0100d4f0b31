import { uploads } from '#src/contract/uploads.ts'
import { handle } from '#sw/server/handle.ts'
import { uploadStore } from './store.ts'

export const uploadRoutes = handle(uploads, {
  upload: {
    // Bytes, not a blob: WebKit has lost blobs that were kept in a database.
    prepare: ({ body }) => body.file.arrayBuffer(),
    write: async ({ body }, data) => ({ object: await uploadStore.add(body.file.type, data as ArrayBuffer) }),
  },
})
