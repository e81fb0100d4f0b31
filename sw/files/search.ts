import type { FileRow, FoundItem } from '#src/contract/files.ts'
import { fold } from '#src/lib/text/fold.ts'
import { rankMatches } from '#sw/search/rank-matches.ts'
import { db } from '#sw/storage/db.ts'
import { reachableFrom, toItem } from './items.ts'
import { byName } from './names.ts'

const MAX_FOUND = 200

/** Returns the rows whose name holds a folded text, the best first; rows in removed folders are left out. */
export async function rowsNamed(needle: string): Promise<FileRow[]> {
  const rows = reachableFrom(['null'], await db.files.toArray())
  const named = rows.filter(({ name }) => fold(name).includes(needle)).sort(byName)
  return rankMatches(named, needle, ({ name }) => [fold(name)])
}

/** Returns the items that a text finds, each with the name of its folder. */
export async function searchFiles(query: string): Promise<FoundItem[]> {
  const needle = fold(query).trim()
  if (needle === '') return []
  const rows = (await rowsNamed(needle)).slice(0, MAX_FOUND)
  const folders = await db.files.bulkGet(rows.map(({ folderId }) => folderId))
  return Promise.all(
    rows.map(async (row, index) => ({ ...(await toItem(row)), folderName: folders[index]?.name ?? null })),
  )
}
