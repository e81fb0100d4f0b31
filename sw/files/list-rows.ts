import type { FileRow } from '#src/contract/files.ts'
import { fold } from '#src/lib/text/fold.ts'
import { db } from '#sw/storage/db.ts'
import { listCache } from '#sw/storage/list-cache.ts'
import { byName } from './names.ts'

/** Returns all folders and files by name, each with its folded name. With 10,000 rows, a change reads only one again. */
export const fileListRows = listCache(
  'fileListRows',
  db.files,
  (row: FileRow) => ({ ...row, folded: fold(row.name) }),
  byName,
)

/** Returns a row as it is stored. */
export const withoutFolded = ({ folded: _, ...row }: FileRow & { folded: string }): FileRow => row

/** Returns the rows of a folder by name. */
export const rowsIn = async (folderId: string) =>
  (await fileListRows()).filter(row => row.folderId === folderId).map(withoutFolded)
