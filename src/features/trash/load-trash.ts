import { client } from '#src/api/client.ts'
import { MAX_PURGED, type Trashed, trash } from '#src/contract/shell/trash.ts'
import { pageSize } from '#src/device/page-size.ts'
import type { TrashSearch } from './trash-search.ts'

export const trashCalls = client(trash)

const filterOf = ({ q = '', kind = '' }: TrashSearch) => ({ search: q, kind })

/** Loads a page of the trash. Rejects with an `ApiProblem`. */
export async function loadTrash(search: TrashSearch) {
  const size = pageSize()
  const page = (search.page ?? 1) - 1
  const found = await trashCalls.find({
    query: { ...filterOf(search), from: String(page * size), size: String(size) },
  })
  return { ...found, page, size }
}

/** Loads all rows of all pages. Rejects with an `ApiProblem`. */
export async function loadAllTrashed(search: TrashSearch): Promise<Trashed[]> {
  const all: Trashed[] = []
  for (;;) {
    const { rows, total } = await trashCalls.find({
      query: { ...filterOf(search), from: String(all.length), size: String(MAX_PURGED) },
    })
    all.push(...rows)
    if (rows.length === 0 || all.length >= total) return all
  }
}
