import { uploads } from '#src/contract/uploads.ts'
import { handle, prepared } from '#sw/server/handle.ts'
import { uploadStore } from './store.ts'

export const handlers = handle(uploads, {
  upload: prepared(
    // Bytes instead of a blob: WebKit has lost blobs that were stored in a database.
    ({ body }) => body.file.arrayBuffer(),
    async ({ body }, data) => ({ object: await uploadStore.add(body.file.type, data) }),
  ),
})
