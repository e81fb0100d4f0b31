import { MAX_RESULTS } from '#sw/search/rank-matches.ts'
import type { Find } from '#sw/server/define-domain.ts'
import { db } from '#sw/storage/db.ts'
import { isFolder } from './items.ts'
import { rowsNamed } from './search.ts'

const path = '/apps/file-manager'
const inFolder = (id: string) => (id === 'null' ? path : `${path}/folders/${id}`)

/** The folders and files whose name has a text. */
export const find: Find = async ({ needle }) => {
  const rows = (await rowsNamed(needle)).slice(0, MAX_RESULTS)
  const folders = await db.files.bulkGet(rows.map(({ folderId }) => folderId))
  return rows.map((row, index) => ({
    id: row.id,
    value: row.name,
    about: folders[index]?.name ?? '',
    link: isFolder(row) ? inFolder(row.id) : `${inFolder(row.folderId)}/details/${row.id}`,
  }))
}
