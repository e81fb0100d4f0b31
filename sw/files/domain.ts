import * as v from 'valibot'
import { FileRow, files } from '#src/contract/files.ts'
import { Bytes, defineDomain } from '#sw/server/define-domain.ts'

/** The file manager. The root is the text `null`, as on the wire; the bytes are apart from the rows. */
export const fileDomain = defineDomain({
  name: 'files',
  contract: files,
  handlers: { '/api/apps/file-manager': () => import('./handlers.ts') },
  tables: {
    files: {
      indexes: { 1: 'id, folderId, type' },
      row: FileRow,
      tracked: true,
      trashTitle: 'name',
      label: { en: ['File', 'Files'], vi: ['Tệp', 'Tệp'] },
    },
    fileContents: {
      indexes: { 1: 'id' },
      /** A whole content, or the head of one in parts: then `data` is empty and `size` is that of all parts (bytes). */
      row: v.object({ id: v.string(), mime: v.string(), data: Bytes, size: v.optional(v.number()) }),
    },
  },
  // Bytes that the team does not have yet are not deleted.
  alsoWrites: ['team'],
  seeds: { files: 1 },
  search: { id: 'files', label: 'Files', vi: 'Tệp', rank: 9, area: 'files', screen: '/apps/file-manager' },
})
