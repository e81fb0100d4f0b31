import type { FoundItem } from '#src/contract/files.ts'
import { fold } from '#src/lib/text/fold.ts'
import { rankMatches } from '#sw/search/rank-matches.ts'
import { db } from '#sw/storage/db.ts'
import { reachableFrom, toItem } from './items.ts'
import { fileListRows, withoutFolded } from './list-rows.ts'

const MAX_FOUND = 200

let latest: { all: Awaited<ReturnType<typeof fileListRows>>; reachable: ReadonlySet<string> } | undefined

/** Returns the rows whose name holds a folded text, the best first; rows in removed folders are left out. */
export async function rowsNamed(needle: string) {
  const all = await fileListRows()
  if (latest?.all !== all)
    latest = { all, reachable: new Set(reachableFrom(['null'], all).map(({ id }) => id)) }
  const { reachable } = latest
  return rankMatches(all, needle, ({ folded }) => [folded]).filter(({ id }) => reachable.has(id))
}

/** Returns the items that a text finds, each with the name of its folder. */
export async function searchFiles(query: string): Promise<FoundItem[]> {
  const needle = fold(query).trim()
  if (needle === '') return []
  const rows = (await rowsNamed(needle)).slice(0, MAX_FOUND).map(withoutFolded)
  const folders = await db.files.bulkGet(rows.map(({ folderId }) => folderId))
  return Promise.all(
    rows.map(async (row, index) => ({ ...(await toItem(row)), folderName: folders[index]?.name ?? null })),
  )
}
